import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { documentKinds, missingItems } from "@mec/domain/document";
import * as fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, aSignatory, publish } from "../../../test/application-fixtures.ts";
import {
  type DocumentsScene,
  documentsScene,
  insertConsumers,
  someTerms,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { documentRow } from "../../../test/rows.ts";
import { findOwnPoints } from "./own-points.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
});

const overview = () => scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } });
const list = () => scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
const asked = async () => (await overview()).toDo.filter(({ kind }) => kind === "complete-own");
const recruiting = async () => (await overview()).steps.find(({ step }) => step === "recruit")?.state;

const addPlaces = (count: number) =>
  insertConsumers(server, scene.projectId, scene.owner.id, { count, first: 50 });
async function addPlant(isBuilt: boolean): Promise<string> {
  const operational = { ...aProductionPoint().operational, isOperational: isBuilt };
  const body = { ...aProductionPoint({ operational }), projectId: scene.projectId };
  const { id } = await scene.owner.call(pointCalls.createProductionPoint, { body });
  await server.deps.db
    .updateTable("production_point")
    .set({ is_planned: !isBuilt, prm: null })
    .where("id", "=", id)
    .execute();
  return id;
}
const dropSignatories = (points: readonly string[]) =>
  server.deps.db.deleteFrom("signatory").where("consumption_point_id", "in", points).execute();
const setMeter = (point: string, prm: string | null) =>
  server.deps.db.updateTable("consumption_point").set({ prm }).where("id", "=", point).execute();
const sayTerms = () =>
  scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: scene.projectId },
    body: { consumptionPointId: null, terms: someTerms },
  });

it("who owns every place and the plant is asked for what their documents wait for, and has recruited nobody", async () => {
  scene = await documentsScene(server, { consumers: 0, without: ["producer"] });
  const places = await addPlaces(5);
  expect(await recruiting()).toBe("current");
  const plant = await addPlant(true);
  await dropSignatories(places);
  expect(await recruiting()).toBe("current");
  // A seller of another project says his VAT: no contract of this one states any yet.
  const projectId = await publish(scene.producer);
  await scene.producer.call(pointCalls.createProductionPoint, {
    body: { ...aProductionPoint(), projectId, vatRegime: "standard" },
  });
  expect(await asked()).toEqual([{ kind: "complete-own", count: 6, items: ["signatory", "prm"] }]);
  await sayTerms();
  expect(await asked()).toEqual([
    { kind: "complete-own", count: 6, items: ["signatory", "prm", "vat-regime"] },
  ]);
  await insertConsumers(server, scene.projectId, scene.consumer.id, { count: 1 });
  expect(await recruiting()).toBe("done");
  await server.deps.db.deleteFrom("consumption_point").where("id", "in", places).execute();
  expect(await asked()).toEqual([
    {
      kind: "complete-own",
      count: 1,
      items: ["signatory", "prm", "vat-regime"],
      point: { kind: "producer", id: plant },
    },
  ]);
});

it("a plant that is still to be built is not asked for the meter that it has not", async () => {
  scene = await documentsScene(server, { consumers: 1, without: ["producer"] });
  const plant = await addPlant(false);
  expect(await asked()).toMatchObject([{ count: 1, items: ["signatory"] }]);
  const identity = JSON.stringify(aSignatory);
  const row = { production_point_id: plant, identity, updated_at: new Date() };
  await server.deps.db.insertInto("signatory").values(row).execute();
  expect(await asked()).toEqual([]);
});

it("a home where nothing is to do says how many others have something to say first, and never the owner's own", async () => {
  scene = await documentsScene(server, { consumers: 3 });
  const [first = "", second = "", third = ""] = scene.consumers;
  const awaited = async () => (await overview()).awaited;
  expect(await awaited()).toEqual({ consumers: 0, producers: 0 });
  await dropSignatories([first]);
  await setMeter(second, null);
  expect(await awaited()).toEqual({ consumers: 2, producers: 0 });
  await documentRow(server.deps.db, {
    ...{ projectId: scene.projectId, consumptionPointId: third, kind: "bulletin", status: "SENT" },
  });
  const [own = ""] = await addPlaces(1);
  await dropSignatories([own]);
  expect(await awaited()).toEqual({ consumers: 2, producers: 0 });
});

interface Told {
  readonly hasSignatory: boolean;
  readonly hasMeter: boolean;
  readonly sent: readonly (typeof documentKinds)[number][];
}

/** Of the list that the owner reads: what each of his own points lacks for documents that are incomplete. */
const lackingIn = (listed: readonly ParticipantDocuments[], own: readonly string[]) =>
  listed.flatMap((one) => {
    const gaps = documentKinds.flatMap((kind) => (one[kind].status === "NOT-READY" ? one[kind].gaps : []));
    const ofOwn =
      one.kind === "producer" ? ["participant", "producers", "production-points"] : ["participant"];
    const items = missingItems.filter((item) =>
      gaps.some((gap) => gap.item === item && ofOwn.includes(gap.target)),
    );
    return own.includes(one.id) && items.length > 0 ? [{ kind: one.kind, id: one.id, items }] : [];
  });

it("what the home asks of the owner's own points is what the list of documents says they lack", async () => {
  scene = await documentsScene(server, { consumers: 1 });
  const places = await addPlaces(3);
  const plant = await addPlant(true);
  await sayTerms();
  const { db } = server.deps;
  const told: fc.Arbitrary<Told> = fc.record({
    hasSignatory: fc.boolean(),
    hasMeter: fc.boolean(),
    sent: fc.subarray([...documentKinds]),
  });
  const states = fc.record({
    people: fc.array(told, { minLength: 3, maxLength: 3 }),
    power: fc.option(fc.constant(9)),
    saysVat: fc.boolean(),
    sellers: fc.subarray([plant, scene.productionPointId], { minLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(states, async ({ people, power, saysVat, sellers }) => {
      await db.deleteFrom("document").execute();
      await dropSignatories(places);
      const vat_regime = saysVat ? "standard" : null;
      const change = { production_power: power, vat_regime } as const;
      await db.updateTable("production_point").set(change).where("id", "=", plant).execute();
      for (const [index, { hasSignatory, hasMeter, sent }] of people.entries()) {
        const consumption_point_id = places[index] ?? "";
        await setMeter(consumption_point_id, hasMeter ? "30001111111111" : null);
        const row = { consumption_point_id, identity: JSON.stringify(aSignatory), updated_at: new Date() };
        if (hasSignatory) await db.insertInto("signatory").values(row).execute();
        const given = { projectId: scene.projectId, consumptionPointId: consumption_point_id };
        for (const kind of sent) await documentRow(db, { ...given, kind, status: "SENT" });
      }
      const data = JSON.stringify({
        kind: "salesContract",
        producers: sellers.map((pointId) => ({ pointId })),
      });
      await db.updateTable("document").set({ data }).where("kind", "=", "salesContract").execute();
      const { ownLacking: found } = await findOwnPoints(db, scene.projectId);
      const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
      expect(found.toSorted(byId)).toEqual(lackingIn(await list(), [...places, plant]).toSorted(byId));
    }),
    { numRuns: 20 },
  );
});
