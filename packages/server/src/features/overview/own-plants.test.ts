import { annexeCalls, documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import type { DocumentKind } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, aSignatory } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, type SceneGiven } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { documentRow } from "../../../test/rows.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
});

/** A project whose owner holds its plant, which no step accepted. */
async function ownScene(given: SceneGiven): Promise<void> {
  scene = await documentsScene(server, { plans: ["pmo", "vente", "convention"], ...given });
  const identity = { ...aSignatory, firstName: "Rémi", name: "Toiture", email: scene.owner.email };
  await server.deps.db
    .updateTable("production_point")
    .set({ account_id: scene.owner.id })
    .where("id", "=", scene.productionPointId)
    .execute();
  await server.deps.db
    .updateTable("signatory")
    .set({ identity: JSON.stringify(identity) })
    .where("production_point_id", "=", scene.productionPointId)
    .execute();
}

const overview = () => scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } });
const documentsToDo = async () =>
  (await overview()).toDo.filter(({ kind }) => kind === "send-papers" || kind === "sign-own-plants");
const stateOf = async (wanted: string) => (await overview()).steps.find(({ step }) => step === wanted);
const settle = (kind: DocumentKind, status: "DONE" | "IGNORED") =>
  documentRow(server.deps.db, {
    ...{ projectId: scene.projectId, productionPointId: scene.productionPointId, kind, status },
  });

it("an owner's own plant has documents to send with those of his consumers, and none while nobody consumes", async () => {
  await ownScene({ consumers: 1 });
  expect(await documentsToDo()).toEqual([
    { kind: "send-papers", count: 2, document: "bulletin", ownPlants: 1, plants: 1 },
  ]);
  await server.deps.db.deleteFrom("consumption_point").execute();
  expect(await documentsToDo()).toEqual([]);
});

it("what his plant was sent is his to sign, and it is counted as signed once all of it is", async () => {
  await ownScene({ consumers: 1 });
  const body = { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params: { id: scene.projectId }, body });
  await server.settle();
  expect(await documentsToDo()).toEqual([
    { kind: "sign-own-plants", count: 2, point: { kind: "producer", id: scene.productionPointId } },
  ]);
  expect((await overview()).figures).toMatchObject({ plants: 1, plantsSigned: 0 });
  await signAll(server, scene.owner.email);
  expect(await documentsToDo()).toEqual([]);
  // The legal body signs the accord after him.
  expect((await overview()).figures).toMatchObject({ plants: 1, plantsSigned: 0 });
  await signAll(server, "odile@watts.fr");
  expect((await overview()).figures).toMatchObject({ plants: 1, plantsSigned: 1 });
});

it("the start of sharing ticks no step that his plant's documents keep back, and what it supposes is said", async () => {
  await ownScene({ consumers: 1, status: "EXPLOITATION" });
  const params = { id: scene.projectId };
  const ground = { ground: "distance", gridOperator: "Enedis", isBehindOneSubstation: false } as const;
  await scene.owner.call(projectCalls.savePerimeterDetails, { params, body: ground });
  const details = { startDate: "2035-03-01", derogation: "", surplus: {} };
  await scene.owner.call(annexeCalls.saveAnnexeDetails, { params, body: details });
  expect(await stateOf("papers")).toEqual({ step: "papers", state: "upcoming" });
  expect(await stateOf("declare")).toEqual({ step: "declare", state: "upcoming" });
  await settle("bulletin", "DONE");
  expect(await stateOf("papers")).toEqual({ step: "papers", state: "upcoming" });
  await settle("accord", "IGNORED");
  expect(await stateOf("papers")).toEqual({ step: "papers", state: "begun" });
  expect(await stateOf("declare")).toEqual({ step: "declare", state: "begun", isSupposed: true });
  // A second plant that comes once people share: it has documents to sign, and undoes nothing.
  await scene.owner.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({ projectId: scene.projectId }),
  });
  expect((await overview()).figures).toMatchObject({ plants: 2, plantsSigned: 1 });
  expect(await stateOf("papers")).toEqual({ step: "papers", state: "begun" });
  expect(await stateOf("declare")).toEqual({ step: "declare", state: "begun", isSupposed: true });
});
