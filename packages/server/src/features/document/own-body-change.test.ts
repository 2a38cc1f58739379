import { documentCalls } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
let scene: DocumentsScene;
let place: string;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 2 });
  [place = ""] = scene.consumers;
  const { db } = server.deps;
  await db
    .updateTable("signatory")
    .set({ identity: JSON.stringify(company) })
    .where("production_point_id", "=", scene.productionPointId)
    .execute();
  await db
    .updateTable("production_point")
    .set({ account_id: scene.consumer.id })
    .where("id", "=", scene.productionPointId)
    .execute();
});

const another = {
  ...company,
  socialReason: "Autre corps",
  furnitureName: "Autre corps",
  siretId: "35600000000048",
};
const setAside = (...kinds: ("bulletin" | "accord" | "salesContract")[]) =>
  Promise.all(
    kinds.map((kind) =>
      scene.owner.call(documentCalls.ignoreDocuments, {
        params: { id: scene.projectId, kind },
        body: { participants: scene.consumers.map(asConsumer) },
      }),
    ),
  );
const say = async (body: typeof company) => {
  const answer = await scene.consumer.send("POST", `/api/signatory/consumption-point/${place}`, wire(body));
  await server.settle();
  return answer;
};
const wire = (body: typeof company) => signatoryCalls.saveConsumptionSignatory.body.encode(body);
async function statuses() {
  const { db } = server.deps;
  const rows = await db.selectFrom("application").select(["consumption_point_id as id", "status"]).execute();
  return scene.consumers.map((id) => rows.find((row) => row.id === id)?.status);
}

describe("a place whose body is said to be the one that produces", () => {
  it("has signed all at once, where its bulletin and its accord were settled before", async () => {
    await setAside("bulletin", "accord");
    expect(await statuses()).toEqual(["SIGNATURE", "SIGNATURE"]);
    expect((await say(company)).statusCode).toBe(201);
    expect(await statuses()).toEqual(["SIGNED", "SIGNATURE"]);
  });

  it("is no other body's once it has signed all so, unless its contract is settled", async () => {
    await setAside("bulletin", "accord");
    await say(company);
    const refused = await say(another);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "POINT_IN_USE"]);
    const kept = await scene.consumer.call(signatoryCalls.getConsumptionSignatory, { params: { id: place } });
    expect(kept).toMatchObject({ socialReason: company.socialReason });
    // What is corrected of the same body is.
    expect((await say({ ...company, phoneNumber: "06 11 22 33 44" })).statusCode).toBe(201);
    await setAside("salesContract");
    expect((await say(another)).statusCode).toBe(201);
    expect(await statuses()).toEqual(["SIGNED", "SIGNED"]);
  });

  it("keeps the plant's body too", async () => {
    await setAside("bulletin", "accord");
    await say(company);
    const refused = await scene.consumer.send(
      "POST",
      `/api/signatory/production-point/${scene.productionPointId}`,
      wire(another),
    );
    expect([refused.statusCode, refused.json().message]).toEqual([409, "POINT_IN_USE"]);
  });
});
