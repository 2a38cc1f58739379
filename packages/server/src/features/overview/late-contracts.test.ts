import { randomUUID } from "node:crypto";
import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { type KeptDocumentStatus, keptDocumentStatuses, statusAfter } from "@mec/domain/document";
import * as fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { addressAt, aSignatory } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { documentRow } from "../../../test/rows.ts";
import { countLateContracts } from "./late-contracts.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 4, status: "SIGNED" });
});

interface Plant {
  readonly isIn: boolean;
  readonly isMetered: boolean;
  readonly hasPower: boolean;
  readonly hasSignatory: boolean;
  readonly isElsewhere: boolean;
}

async function insertPlant(plant: Plant): Promise<string> {
  const [id, address, now] = [randomUUID(), addressAt(0.2), new Date()];
  const { db } = server.deps;
  await db
    .insertInto("production_point")
    .values({
      id,
      account_id: scene.producer.id,
      project_id: plant.isIn ? scene.projectId : null,
      name: "Toit d’en face",
      address: JSON.stringify(address),
      ...address.coordinates,
      production_type: "photovoltaic",
      annual_production: 9000,
      production_power: plant.hasPower ? 9 : null,
      prm: plant.isMetered ? "30009999999992" : null,
      segment: "C5",
      price_min: 0.1,
      price_max: 0.15,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const identity = JSON.stringify({ ...aSignatory, firstName: "Paule", name: "Roche" });
  if (plant.hasSignatory)
    await db.insertInto("signatory").values({ production_point_id: id, identity, updated_at: now }).execute();
  if (plant.isElsewhere)
    await insertContract({ production_point_id: id }, { status: "IGNORED", sellers: [] });
  return id;
}

interface Contract {
  readonly status: KeptDocumentStatus;
  readonly sellers: readonly string[];
}

async function insertContract(
  of: { consumption_point_id: string } | { production_point_id: string },
  { status, sellers }: Contract,
) {
  const now = new Date();
  const data = { kind: "salesContract", producers: sellers.map((pointId) => ({ pointId })) };
  await server.deps.db
    .insertInto("document")
    .values({
      project_id: scene.projectId,
      ...of,
      kind: "salesContract",
      status,
      data: JSON.stringify(data),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

const overview = () => scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } });
const list = () => scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });

/** Of the list that the owner reads: whose contract is one more, and stands so. */
const oneMore = (
  listed: readonly ParticipantDocuments[],
  isSo: (one: ParticipantDocuments["salesContract"]) => boolean,
) =>
  listed.filter(
    ({ kind, salesContract: one }) => kind === "consumer" && (one.alreadySigned ?? 0) > 0 && isSo(one),
  ).length;

async function forgetAll(): Promise<void> {
  const { db } = server.deps;
  await db.deleteFrom("document").execute();
  await db.deleteFrom("signatory").where("production_point_id", "!=", scene.productionPointId).execute();
  await db.deleteFrom("production_point").where("id", "!=", scene.productionPointId).execute();
}

const plant: fc.Arbitrary<Plant> = fc.record({
  isIn: fc.boolean(),
  isMetered: fc.boolean(),
  hasPower: fc.boolean(),
  hasSignatory: fc.boolean(),
  isElsewhere: fc.boolean(),
});
const anySellers = fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 });
const person = fc.record({
  isMetered: fc.boolean(),
  signed: fc.array(anySellers, { maxLength: 2 }),
  open: fc.option(
    fc.record({
      status: fc.constantFrom(...keptDocumentStatuses.filter((status) => status !== "DONE")),
      sellers: anySellers,
    }),
  ),
});

it("the owner's home counts the contracts that his list lets him send once more, and those that were refused", async () => {
  const states = fc.record({
    plants: fc.array(plant, { minLength: 2, maxLength: 2 }),
    people: fc.array(person, { minLength: 4, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(states, async ({ plants, people }) => {
      await forgetAll();
      const ids = [scene.productionPointId];
      for (const one of plants) ids.push(await insertPlant(one));
      for (const [index, { isMetered, signed, open }] of people.entries()) {
        const consumption_point_id = scene.consumers[index] ?? "";
        const prm = isMetered ? "30001111111111" : null;
        const point = server.deps.db.updateTable("consumption_point").set({ prm });
        await point.where("id", "=", consumption_point_id).execute();
        const named = (sellers: readonly number[]) => sellers.flatMap((seller) => ids[seller] ?? []);
        for (const sellers of signed)
          await insertContract({ consumption_point_id }, { status: "DONE", sellers: named(sellers) });
        if (open)
          await insertContract(
            { consumption_point_id },
            { status: open.status, sellers: named(open.sellers) },
          );
      }
      const listed = await list();
      expect(await countLateContracts(server.deps.db, scene.projectId)).toEqual({
        toSend: oneMore(
          listed,
          ({ status, gaps }) =>
            status !== "DECLINED" && statusAfter(status, "send") !== null && gaps.length === 0,
        ),
        refused: oneMore(listed, ({ status }) => status === "DECLINED"),
      });
    }),
    { numRuns: 20 },
  );
});

it("a producer who takes the place of one who left has his contracts told on the owner's home", async () => {
  const gone = await insertPlant({
    ...{ isIn: false, isMetered: true, hasPower: true, hasSignatory: true, isElsewhere: false },
  });
  for (const consumption_point_id of scene.consumers)
    await insertContract({ consumption_point_id }, { status: "DONE", sellers: [gone] });
  const { projectId, productionPointId } = scene;
  for (const kind of ["bulletin", "accord"] as const)
    await documentRow(server.deps.db, { projectId, productionPointId, kind, status: "DONE" });
  expect(oneMore(await list(), ({ status }) => status === "READY")).toBe(4);
  const { toDo } = await overview();
  expect(toDo.find(({ kind }) => kind === "send-papers")).toMatchObject({
    count: 4,
    document: "salesContract",
  });
});

it("one more contract that was refused is told on the owner's home", async () => {
  const barn = await insertPlant({
    ...{ isIn: true, isMetered: true, hasPower: true, hasSignatory: true, isElsewhere: false },
  });
  const [consumption_point_id = ""] = scene.consumers;
  await insertContract({ consumption_point_id }, { status: "DONE", sellers: [scene.productionPointId] });
  await insertContract({ consumption_point_id }, { status: "DECLINED", sellers: [barn] });
  const { toDo } = await overview();
  expect(toDo.find(({ kind }) => kind === "settle-refusals")).toMatchObject({ count: 1 });
});

it("who has nobody left to buy from is told to the owner, and is not counted among those who may begin", async () => {
  const gone = await insertPlant({
    ...{ isIn: false, isMetered: true, hasPower: true, hasSignatory: true, isElsewhere: false },
  });
  const sellersOf = [[gone], [gone], [gone, scene.productionPointId], [scene.productionPointId]];
  for (const [index, sellers] of sellersOf.entries())
    await insertContract({ consumption_point_id: scene.consumers[index] ?? "" }, { status: "DONE", sellers });
  const counted = async () => {
    const { toDo } = await overview();
    return toDo.flatMap(({ kind, count }) =>
      kind === "find-sellers" || kind === "start-sharing" ? [`${kind} ${count}`] : [],
    );
  };
  expect(await counted()).toEqual(["find-sellers 2", "start-sharing 2"]);
  const [consumption_point_id = ""] = scene.consumers;
  await insertContract({ consumption_point_id }, { status: "DONE", sellers: [scene.productionPointId] });
  expect(await counted()).toEqual(["find-sellers 1", "start-sharing 3"]);
  await insertContract(
    { consumption_point_id: scene.consumers[1] ?? "" },
    { status: "IGNORED", sellers: [scene.productionPointId] },
  );
  expect(await counted()).toEqual(["start-sharing 4"]);
});

it("who has signed his documents, and has one more contract to sign, is told beside those who may begin", async () => {
  const barn = await insertPlant({
    ...{ isIn: true, isMetered: true, hasPower: true, hasSignatory: true, isElsewhere: false },
  });
  for (const consumption_point_id of scene.consumers)
    await insertContract({ consumption_point_id }, { status: "DONE", sellers: [scene.productionPointId] });
  const before = await overview();
  expect(before.figures).not.toHaveProperty("stillSigning");
  const [consumption_point_id = ""] = scene.consumers;
  await insertContract({ consumption_point_id }, { status: "SENT", sellers: [barn] });
  const { toDo, figures } = await overview();
  expect(figures).toMatchObject({ signed: 4, stillSigning: 1 });
  expect(toDo.find(({ kind }) => kind === "start-sharing")).toMatchObject({ count: 4, stillSigning: 1 });
});
