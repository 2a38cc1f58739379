import { plantSaleCalls } from "@mec/api/study";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { accountRow, applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  const { db } = server.deps;
  await db.updateTable("production_point").set({ account_id: signing.owner.id }).execute();
});

/** Of whom his plant's price is told, as its holder reads it. */
const agreed = async () => {
  const params = { id: signing.productionPointId };
  return (await signing.owner.call(plantSaleCalls.getPlantSale, { params }))?.agreed;
};

/** A neighbour who is accepted, by whom. */
async function accept(by: "holder" | "owner") {
  const { db } = server.deps;
  const neighbour = await accountRow(db, `${by}@exemple.fr`);
  const consumptionPointId = await consumptionPointRow(db, neighbour);
  const id = await applicationRow(db, {
    projectId: signing.projectId,
    consumptionPointId,
    status: "SIGNATURE",
  });
  const step = { application_id: id, status: "SIGNATURE", acted_as: by, price: null, message: null } as const;
  const at = { author_id: null, created_at: server.deps.now() };
  await db
    .insertInto("application_progress")
    .values({ ...step, ...at })
    .execute();
}

it("tells of a price who said yes to it: whom the owner accepted without an answer said none", async () => {
  const before = await agreed();
  await accept("holder");
  expect(await agreed()).toMatchObject({ consumers: 2, unanswered: before?.unanswered });
  await accept("owner");
  expect(await agreed()).toMatchObject({ consumers: 3, unanswered: (before?.unanswered ?? 0) + 1 });
});

it("has the yes of who signed his contract, whoever had accepted him", async () => {
  expect(await agreed()).toMatchObject({ consumers: 1, unanswered: 1 });
  await sendToSign(server, signing, ["salesContract"]);
  await signAll(server, signing.participant.email);
  expect(await agreed()).not.toHaveProperty("unanswered");
});
