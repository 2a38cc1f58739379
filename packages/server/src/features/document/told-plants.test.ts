import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint } from "../../../test/application-fixtures.ts";
import {
  type DocumentsScene,
  documentsScene,
  someTerms,
  takePlant,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { contentOf } from "./document-content.ts";
import { loadSources } from "./project-sources.ts";
import { findTermsOf } from "./terms-store.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  const terms = { ...someTerms, power: 16, installationDate: "2025-09-15", purchaseContract: true };
  await scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: scene.projectId },
    body: { terms },
  });
});

/** What the contract that is sent next tells of each plant. */
async function told() {
  const sources = await loadSources(server.deps.db, { projectId: scene.projectId, today: "2026-11-30" });
  const terms = await findTermsOf(server.deps.db, scene.projectId, null);
  const wanted = {
    kind: "salesContract",
    holder: null,
    reference: "",
    date: new Date(),
    terms,
    next: null,
  } as const;
  const content = contentOf(sources, wanted);
  if (content.kind !== "salesContract") throw new Error("no contract");
  expect(content.terms).toMatchObject({ power: null, installationDate: null, purchaseContract: null });
  return content.producers.map(({ site: { power, installedOn, hasPurchaseContract, isPlanned } }) => ({
    power,
    installedOn,
    hasPurchaseContract,
    isPlanned,
  }));
}

const asked = { power: 16, installedOn: "2025-09-15", hasPurchaseContract: true };
/** The owner plans a plant of his own beside it. */
const plansAnother = () =>
  scene.owner.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({
      projectId: scene.projectId,
      operational: { isOperational: false, prm: "", sge: false, raccordementId: "", isPlanned: true },
    }),
  });
const termsSpeakOf = async () =>
  (await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } })).map(
    ({ kind, isInTerms }) => [kind, isInTerms],
  );

it("the day and the surplus that an owner types are those of his own plant", async () => {
  await takePlant(server, scene);
  expect(await told()).toEqual([asked]);
  expect(await termsSpeakOf()).toEqual([
    ["consumer", undefined],
    ["producer", true],
  ]);
});

it("what he answered of his own plant holds where his terms do not say it, and is not asked again", async () => {
  await takePlant(server, scene);
  const params = { id: scene.projectId };
  const hasSaid = async () =>
    (await scene.owner.call(documentCalls.listDocuments, { params })).flatMap((one) => one.hasSaid ?? []);
  await scene.owner.call(documentCalls.saveSalesContract, { params, body: { terms: someTerms } });
  await server.deps.db.updateTable("production_point").set({ vat_regime: null }).execute();
  expect(await hasSaid()).toEqual([]);
  await server.deps.db
    .updateTable("production_point")
    .set({ purchase_contract: "recent", vat_regime: "standard" })
    .execute();
  expect(await hasSaid()).toEqual(["vatRegime", "purchaseContract"]);
  expect(await told()).toMatchObject([{ hasPurchaseContract: true }]);
});

it("nothing that an owner types is told of the plant of another, who was not asked", async () => {
  expect(await told()).toEqual([{ power: 36 }]);
  expect(await termsSpeakOf()).toContainEqual(["producer", false]);
});

it("of two plants the owner’s own alone is told by his terms, and one to come is", async () => {
  await plansAnother();
  expect(await told()).toEqual([{ power: 36 }, { ...asked, isPlanned: true }]);
});

it("an owner of several plants tells no day nor surplus, which would be of all", async () => {
  await takePlant(server, scene);
  await plansAnother();
  const plants = await told();
  expect(plants.map(({ installedOn, hasPurchaseContract }) => [installedOn, hasPurchaseContract])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
