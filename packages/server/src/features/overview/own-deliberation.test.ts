import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, aSignatory } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, insertConsumers } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { documentRow } from "../../../test/rows.ts";
import { townHall } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 0, without: ["producer"] });
});

const asked = async () => {
  const { toDo } = await scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } });
  return toDo.filter(({ kind }) => kind === "give-deliberation");
};
const addPlaces = (count: number) =>
  insertConsumers(server, scene.projectId, scene.owner.id, { count, first: 50 });
async function addPlant(): Promise<string> {
  const body = { ...aProductionPoint(), projectId: scene.projectId };
  return (await scene.owner.call(pointCalls.createProductionPoint, { body })).id;
}
const signsFor = (id: string, change = {}) =>
  scene.owner.call(signatoryCalls.saveConsumptionSignatory, {
    params: { id },
    body: { ...townHall, ...change },
  });
const make = (given: { consumptionPointId?: string; productionPointId?: string; kind: DocumentKind }) =>
  documentRow(server.deps.db, { projectId: scene.projectId, status: "SENT", ...given });

it("an owner whose council has not voted is asked for its délibération where he gives it, before any document leaves", async () => {
  const plant = await addPlant();
  const sign = { params: { id: plant }, body: townHall };
  await scene.owner.call(signatoryCalls.saveProductionSignatory, sign);
  expect(await asked()).toEqual([]);
  const [school = "", hall = ""] = await addPlaces(2);
  // Whose signatory is a private person votes nothing.
  expect(await asked()).toEqual([
    { kind: "give-deliberation", count: 1, point: asProducer(plant), plants: 1 },
  ]);
  await signsFor(school);
  await signsFor(hall, { deliberationNumber: "2026-47" });
  expect(await asked()).toMatchObject([{ count: 2 }]);
  await scene.owner.call(signatoryCalls.saveProductionSignatory, { ...sign, body: aSignatory });
  expect(await asked()).toEqual([{ kind: "give-deliberation", count: 1, point: asConsumer(school) }]);
  await signsFor(school, { deliberationDate: "2026-02-20" });
  expect(await asked()).toEqual([]);
});

it("he is asked for it until all that it would stand in was sent or set aside", async () => {
  const [school = ""] = await addPlaces(1);
  await signsFor(school);
  for (const kind of documentKinds) {
    expect(await asked()).toHaveLength(1);
    await make({ consumptionPointId: school, kind });
  }
  expect(await asked()).toEqual([]);
});

it("a plant's own two documents end it where it sells to none but its owner's places, else its first contract", async () => {
  const [school = ""] = await addPlaces(1);
  await signsFor(school, { deliberationNumber: "2026-47" });
  const plant = await addPlant();
  await scene.owner.call(signatoryCalls.saveProductionSignatory, {
    ...{ params: { id: plant }, body: townHall },
  });
  await make({ productionPointId: plant, kind: "bulletin" });
  expect(await asked()).toHaveLength(1);
  await make({ productionPointId: plant, kind: "accord" });
  expect(await asked()).toEqual([]);
  await insertConsumers(server, scene.projectId, scene.consumer.id, { count: 1 });
  expect(await asked()).toEqual([
    { kind: "give-deliberation", count: 1, point: asProducer(plant), plants: 1 },
  ]);
});

it("another's town hall has its own home to read it on", async () => {
  const [place = ""] = await insertConsumers(server, scene.projectId, scene.consumer.id, { count: 1 });
  await scene.consumer.call(signatoryCalls.saveConsumptionSignatory, {
    ...{ params: { id: place }, body: townHall },
  });
  expect(await asked()).toEqual([]);
});
