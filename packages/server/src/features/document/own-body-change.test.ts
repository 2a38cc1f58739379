import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { ownSignatoryCalls, signatoryCalls } from "@mec/api/signatory";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { move } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { acceptAnother } from "../../../test/late-producer.ts";
import { productionPointRow } from "../../../test/rows.ts";

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
    const { name } = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: { id: place } });
    expect(refused.json().issues[0].message).toContain(`«\u00a0${name}\u00a0» a tout signé`);
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

describe("a place that has signed all without a contract, in whose project another installation comes", () => {
  const secondPlant = () =>
    productionPointRow(server.deps.db, scene.consumer.id, {
      name: "Toit de la caisse",
      projectId: scene.projectId,
    });
  const nameAt = (id: string, body: typeof company) =>
    scene.consumer.send("POST", `/api/signatory/production-point/${id}`, wire(body));
  async function start() {
    const { db } = server.deps;
    const { id } = await db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", place)
      .executeTakeFirstOrThrow();
    return move(scene.owner, id, { status: "EXPLOITATION", confirmLeftOut: true });
  }
  const beginning = async () =>
    (await scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } })).toDo.find(
      ({ kind }) => kind === "start-sharing",
    );
  const toSend = async () =>
    (await scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } })).toDo.find(
      ({ kind }) => kind === "send-papers",
    )?.count;
  beforeEach(async () => {
    await setAside("bulletin", "accord");
    await say(company);
    expect(await statuses()).toEqual(["SIGNED", "SIGNATURE"]);
  });

  it("begins as before where nothing came", async () => {
    expect(await beginning()).not.toHaveProperty("stillSigning");
    expect((await start()).statusCode).toBe(201);
  });

  it("does not begin before it is said who signs for it, and begins once that is its own body", async () => {
    const plant = await secondPlant();
    // The owner's home says by the same rule that it has still to sign.
    expect(await beginning()).toMatchObject({ count: 1, stillSigning: 1 });
    const refused = await start();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().issues[0].message).toMatch(
      /contrat de vente.*qui signe pour chaque installation/su,
    );
    expect((await nameAt(plant, company)).statusCode).toBe(201);
    expect(await beginning()).not.toHaveProperty("stillSigning");
    expect((await start()).statusCode).toBe(201);
  });

  it("lets another body be named for it, and has a contract to sign before it begins", async () => {
    const before = await toSend();
    const plant = await secondPlant();
    expect((await nameAt(plant, another)).statusCode).toBe(201);
    await server.settle();
    expect(await toSend()).toBe((before ?? 0) + 2);
    expect((await start()).statusCode).toBe(409);
    await setAside("salesContract");
    expect((await start()).statusCode).toBe(201);
  });

  it("does not begin either where the other body is named for all that nobody signs for", async () => {
    const { db } = server.deps;
    await db.updateTable("project").set({ account_id: scene.consumer.id }).execute();
    await secondPlant();
    const { named } = await scene.consumer.call(ownSignatoryCalls.nameOwnSignatory, {
      params: { id: scene.projectId },
      body: another,
    });
    expect(named.map(({ name }) => name)).toContain("Toit de la caisse");
    await db.updateTable("project").set({ account_id: scene.owner.id }).execute();
    expect((await start()).statusCode).toBe(409);
  });

  it("stays bound to the plant that its body signs for", async () => {
    await secondPlant();
    expect((await say(another)).statusCode).toBe(409);
    expect((await nameAt(scene.productionPointId, another)).statusCode).toBe(409);
  });

  it("does not begin once its contract is to be signed here after all, and its own roof is another's", async () => {
    await setAside("salesContract");
    expect((await nameAt(scene.productionPointId, another)).statusCode).toBe(201);
    await scene.owner.call(documentCalls.ignoreDocuments, {
      params: { id: scene.projectId, kind: "salesContract" },
      body: { participants: scene.consumers.map(asConsumer), undo: true },
    });
    expect((await start()).statusCode).toBe(409);
  });

  it("does not begin once its own roof is deleted, and one is left of which nobody has said who signs", async () => {
    await secondPlant();
    await server.deps.db.deleteFrom("production_point").where("id", "=", scene.productionPointId).execute();
    expect((await start()).statusCode).toBe(409);
  });
});

it("a contract on its way names nobody who has left where only its buyer’s own body sells beside him", async () => {
  await setAside("bulletin", "accord");
  await say(company);
  const sold = await acceptAnother({ server, scene });
  const { db } = server.deps;
  const plant = db.updateTable("production_point").where("id", "=", sold.id);
  await plant.set({ prm: "30009999999983" }).execute();
  const params = { id: scene.projectId };
  const body = { participants: [asConsumer(place)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params, body });
  await server.settle();
  const contracts = () =>
    db
      .selectFrom("document")
      .select("status")
      .where("kind", "=", "salesContract")
      .where("superseded_at", "is", null)
      .execute();
  expect(await contracts()).toEqual([{ status: "SENT" }]);
  expect((await move(sold.person, sold.applicationId, { status: "REJECTED" })).statusCode).toBe(201);
  await server.settle();
  expect(await contracts()).toEqual([]);
  const { id } = await db
    .selectFrom("application")
    .select("id")
    .where("consumption_point_id", "=", place)
    .executeTakeFirstOrThrow();
  expect((await move(scene.owner, id, { status: "EXPLOITATION", confirmLeftOut: true })).statusCode).toBe(
    201,
  );
});

it("a place waits as long as nobody has said who signs for one of its own installations", async () => {
  const plant = await productionPointRow(server.deps.db, scene.consumer.id, { projectId: scene.projectId });
  await setAside("bulletin", "accord");
  await say(company);
  expect(await statuses()).toEqual(["SIGNATURE", "SIGNATURE"]);
  await scene.consumer.send("POST", `/api/signatory/production-point/${plant}`, wire(company));
  await server.settle();
  expect(await statuses()).toEqual(["SIGNED", "SIGNATURE"]);
});
