import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { applyTo, move, publish } from "../../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, insertConsumers } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { applicationRow, documentRow } from "../../../../test/rows.ts";
import { signAll } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
});

const send = async () => {
  const body = { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params: { id: scene.projectId }, body });
  await server.settle();
};
const aPlantApplication = () => {
  const { projectId, productionPointId } = scene;
  return applicationRow(server.deps.db, { projectId, productionPointId, status: "SIGNED" });
};
const applicationOf = async (pointId: string) =>
  (
    await server.deps.db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", pointId)
      .executeTakeFirstOrThrow()
  ).id;
const read = async (...applicationIds: string[]) =>
  scene.owner.call(documentCalls.listUnsignedContracts, {
    params: { id: scene.projectId },
    body: { applicationIds },
  });

it("an owner reads which contracts not all have signed, sent or not, before somebody begins to share", async () => {
  const home = await applicationOf(scene.consumers[0] ?? "");
  const waiting = await read(home);
  expect(waiting).toMatchObject({
    count: 1,
    contracts: [{ buyer: expect.stringMatching(/^Hugo/u), sellers: [expect.stringMatching(/^R.mi/u)] }],
  });
  await send();
  await signAll(server, "hugo0@exemple.fr");
  expect(await read(home)).toMatchObject({ count: 1, contracts: waiting.contracts });
  await signAll(server, "remi@toit.fr");
  expect(await read(home)).toMatchObject({ count: 0, contracts: [] });
});

it("who refused is to sign nothing: the owner's count is his seller's", async () => {
  const plant = await aPlantApplication();
  const before = await read(plant);
  await send();
  const { db } = server.deps;
  await db.updateTable("document").set({ status: "DECLINED" }).where("kind", "=", "salesContract").execute();
  expect((await read(plant)).count).toBe(before.count - 1);
});

it("of many the first are named and all are counted, by their producer too", async () => {
  const plant = await aPlantApplication();
  await insertConsumers(server, scene.projectId, scene.consumer.id, { count: 6, first: 1 });
  const homes = await server.deps.db
    .selectFrom("application")
    .select("id")
    .where("consumption_point_id", "is not", null)
    .execute();
  const all = await read(...homes.map(({ id }) => id));
  expect([all.count, all.contracts.length]).toEqual([7, 5]);
  expect(await read(plant)).toEqual({ ...all, unpriced: { count: 0, names: [] } });
});

it("who does not own the project reads nothing of it, and nothing of another project is told", async () => {
  const home = await applicationOf(scene.consumers[0] ?? "");
  const other = await server.signedUp();
  const elsewhere = await applyTo(scene.consumer, await publish(other, { name: "Un autre projet" }));
  await move(other, elsewhere.id, { status: "SIGNATURE" });
  expect(await read(elsewhere.id)).toEqual({
    count: 0,
    contracts: [],
    retractable: { count: 0, people: [], unasked: 0 },
    unpriced: { count: 0, names: [] },
    later: { count: 0, contracts: [] },
    plants: { count: 1, plants: [{ name: "Toit de l’école", kinds: ["bulletin", "accord"] }] },
  });
  for (const stranger of [other, scene.consumer]) {
    const body = { applicationIds: [home] };
    const asked = await stranger.send("POST", `/api/project/${scene.projectId}/unsigned-contract`, body);
    expect(asked.statusCode).toBe(404);
  }
});

it("the plants that have not signed their own papers are named, those that no step accepted too, until all have", async () => {
  const home = await applicationOf(scene.consumers[0] ?? "");
  const kindsOf = async () => (await read(home)).plants?.plants.map(({ kinds }) => kinds);
  expect(await kindsOf()).toEqual([["bulletin", "accord"]]);
  await send();
  await signAll(server, "remi@toit.fr");
  expect(await kindsOf()).toEqual([["accord"]]);
  await signAll(server, "odile@watts.fr");
  expect((await read(home)).plants).toEqual({ count: 0, plants: [] });
});

it("who has signed no price is named: with no contract, or with one that leaves it to be agreed on", async () => {
  const [consumptionPointId = ""] = scene.consumers;
  const home = await applicationOf(consumptionPointId);
  const unpriced = async () => (await read(home)).unpriced;
  expect(await unpriced()).toEqual({ count: 1, names: [expect.stringMatching(/^Hugo/u)] });
  const { db } = server.deps;
  const id = await documentRow(db, {
    ...{ projectId: scene.projectId, consumptionPointId, kind: "salesContract", status: "DONE" },
  });
  const write = (data: object) =>
    db
      .updateTable("document")
      .set({ data: JSON.stringify(data) })
      .where("id", "=", id)
      .execute();
  await write({ terms: { price: null }, acceptedPrice: null });
  expect(await unpriced()).toMatchObject({ count: 1 });
  for (const said of [
    { terms: { price: 0.12 }, acceptedPrice: null },
    { terms: null, acceptedPrice: 0 },
  ]) {
    await write(said);
    expect(await unpriced()).toEqual({ count: 0, names: [] });
  }
});

it("a price that is agreed on outside of the platform is not asked here", async () => {
  const [consumptionPointId = ""] = scene.consumers;
  await documentRow(server.deps.db, {
    ...{ projectId: scene.projectId, consumptionPointId, kind: "salesContract", status: "IGNORED" },
  });
  expect((await read(await applicationOf(consumptionPointId))).unpriced).toMatchObject({ count: 0 });
});
