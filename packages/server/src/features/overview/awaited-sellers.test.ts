import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import type { DocumentKind } from "@mec/domain/document";
import { expect, it } from "vitest";
import {
  type DocumentsScene,
  documentsScene,
  someTerms,
  takePlant,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { accountRow, applicationRow, consumptionPointRow, documentRow } from "../../../test/rows.ts";
import { outcomeOfPlant } from "../study/index.ts";

const remi = { name: "Rémi Toiture", pointName: "Toit de l’école", isOwn: false };

/** A project with two consumers, who have all but their contracts of sale. */
async function start(): Promise<{ server: TestServer; scene: DocumentsScene }> {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers: 2 });
  const { projectId, productionPointId } = scene;
  for (const kind of ["bulletin", "accord"] as const satisfies DocumentKind[]) {
    for (const consumptionPointId of scene.consumers)
      await documentRow(server.deps.db, { projectId, consumptionPointId, kind, status: "DONE" });
    await documentRow(server.deps.db, { projectId, productionPointId, kind, status: "DONE" });
  }
  return { server, scene };
}

const toDoIn = async ({ owner, projectId }: DocumentsScene) => {
  const { toDo } = await owner.call(overviewCalls.getOverview, { params: { id: projectId } });
  return toDo.filter(({ kind }) => ["send-papers", "await-sellers", "complete-own"].includes(kind));
};

const without = ({ deps }: TestServer, change: { prm: null } | { production_power: null }, id: string) =>
  deps.db.updateTable("production_point").set(change).where("id", "=", id).execute();

it("contracts that wait for a plant's meter are not to send: the owner reads what is awaited, and from whom", async () => {
  const { server, scene } = await start();
  expect(await toDoIn(scene)).toEqual([{ kind: "send-papers", count: 2, document: "salesContract" }]);
  await without(server, { prm: null }, scene.productionPointId);
  expect(await toDoIn(scene)).toEqual([{ kind: "await-sellers", count: 2, items: ["prm"], sellers: [remi] }]);
});

it("so are those that wait for its power or for who signs for it", async () => {
  const { server, scene } = await start();
  await without(server, { production_power: null }, scene.productionPointId);
  const point = scene.productionPointId;
  await server.deps.db.deleteFrom("signatory").where("production_point_id", "=", point).execute();
  expect(await toDoIn(scene)).toEqual([
    { kind: "await-sellers", count: 2, items: ["production-point-power", "signatory"], sellers: [remi] },
  ]);
});

it("of his own plant the owner is asked for it, once", async () => {
  const { server, scene } = await start();
  await takePlant(server, scene);
  await without(server, { prm: null }, scene.productionPointId);
  expect(await toDoIn(scene)).toEqual([
    {
      kind: "complete-own",
      count: 1,
      items: ["prm"],
      point: { kind: "producer", id: scene.productionPointId },
    },
  ]);
});

it("what else a consumer can be sent is to send, whatever who sells has still to say", async () => {
  const { server, scene } = await start();
  await without(server, { prm: null }, scene.productionPointId);
  const [first = ""] = scene.consumers;
  const { db } = server.deps;
  await db
    .deleteFrom("document")
    .where("consumption_point_id", "=", first)
    .where("kind", "=", "bulletin")
    .execute();
  expect(await toDoIn(scene)).toEqual([
    { kind: "send-papers", count: 1, document: "bulletin" },
    { kind: "await-sellers", count: 2, items: ["prm"], sellers: [remi] },
  ]);
});

it("one count of the contracts that wait for a seller's VAT: on the owner's home, on his card and in his mail", async () => {
  const { server, scene } = await start();
  const { db } = server.deps;
  const { projectId, productionPointId: pointId } = scene;
  const [, second = ""] = scene.consumers;
  // Who has not said who signs waits for more than his seller; who refused to sign is promised no contract.
  await db.deleteFrom("signatory").where("consumption_point_id", "=", second).execute();
  const consumptionPointId = await consumptionPointRow(db, await accountRow(db, "refuse@exemple.fr"));
  await applicationRow(db, { projectId, consumptionPointId, status: "SIGNATURE" });
  await documentRow(db, { projectId, consumptionPointId, kind: "bulletin", status: "DECLINED" });
  server.mails.length = 0;
  await scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: projectId },
    body: { terms: { ...someTerms, vatRegime: "franchise" } },
  });
  await db.updateTable("production_point").set({ vat_regime: null }).where("id", "=", pointId).execute();
  await server.settle();
  const home = (await toDoIn(scene)).find(({ kind }) => kind === "await-sellers");
  const sale = await outcomeOfPlant(server.deps, { projectId, pointId });
  const mail = server.mails.find(({ subject }) => subject.includes("dites si vous facturez la TVA"));
  expect([home?.count, sale?.toCome?.consumers]).toEqual([2, 2]);
  expect(mail?.text).toMatch(/, 2.contrats de vente attendent/u);
});
