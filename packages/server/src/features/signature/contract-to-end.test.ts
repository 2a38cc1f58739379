import { documentCalls } from "@mec/api/document";
import type { PurchaseContract } from "@mec/domain/point";
import { asConsumer, asProducer } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { confirmEmail } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { endDelays } from "../../../test/jobs.ts";
import { readSession, signAll, signerAt } from "../../../test/signature-fixtures.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import { legalDocument } from "../../documents/to-sign/document.ts";
import { documentData } from "../../encryption/index.ts";

/** Said in full where he was accepted. */
const ends =
  /Avant le partage, mettre fin à votre contrat d’achat\s: d’avant le 9\soctobre 2021, il ne se cumule pas avec le partage\./u;
const article = /contrat d’achat d’avant le 9\s+octobre\s+2021/u;

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  await confirmEmail(server, scene.producer.id);
  await server.deps.db
    .updateTable("signatory")
    .set({ identity: JSON.stringify({ ...company, email: scene.producer.email }) })
    .where("production_point_id", "=", scene.productionPointId)
    .execute();
  await server.forgetMails();
});

/** All that he, whose plant has this contract, is sent to sign. */
async function send(contract: PurchaseContract | null): Promise<void> {
  await server.deps.db.updateTable("production_point").set({ purchase_contract: contract }).execute();
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
}
const toFarmer = (subject: RegExp) =>
  server.mails.find((mail) => mail.to === scene.producer.email && subject.test(mail.subject))?.text ?? "";
const plant = async () => (await readSession(signerAt(server, scene.producer.email))).plant;

/** The text of what was sent, by kind. */
async function texts(): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; data: DocumentContent }>`
    select id, data from document where kind = 'salesContract' or production_point_id is not null`.execute(
    server.deps.db,
  );
  return Object.fromEntries(
    rows.map(
      ({ id, data }) =>
        [data.kind, JSON.stringify(legalDocument(documentData.open(id, data)).articles)] as const,
    ),
  );
}

it.each([
  [1, true],
  [-1, false],
])("a contract whose last day is %s days away is told: %s, by the server's clock", async (days, isTold) => {
  // Another clock than the machine's.
  server.setNow(new Date(server.deps.now().getTime() - 5 * 86_400_000));
  const endsOn = dayInParis(new Date(server.deps.now().getTime() + days * 86_400_000));
  await server.deps.db.updateTable("production_point").set({ contract_ends_on: endsOn }).execute();
  await send("none");
  const { accord, salesContract } = await texts();
  expect([accord, salesContract].map((text = "") => article.test(text))).toEqual([isTold, isTold]);
  const listed = await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
  const { contractEndsOn } = listed.find(({ id }) => id === scene.productionPointId) ?? {};
  expect(contractEndsOn).toBe(isTold ? endsOn : undefined);
});

it("who has to end a purchase contract reads it where he is asked to sign, once he has signed, and in what he signs", async () => {
  await send("older");
  expect(toFarmer(/à signer/u)).toMatch(ends);
  const { bulletin, accord, salesContract } = await texts();
  expect([bulletin, accord, salesContract].map((text = "") => article.test(text))).toEqual([
    false,
    true,
    true,
  ]);
  await signAll(server, scene.producer.email);
  expect(toFarmer(/document signé/u)).toMatch(ends);
  await signAll(server, "hugo0@exemple.fr");
  await endDelays(server.deps.db);
  await server.settle();
  expect(toFarmer(/^1\s+contrat de vente à signer/u)).toMatch(ends);
  expect(await plant()).toMatchObject({ contractToEnd: "older" });
});

it("who has not said since when one runs reads that it may have to", async () => {
  await send(null);
  expect(toFarmer(/à signer/u)).toMatch(/Si vous avez un contrat d’achat d’avant le 9\s+octobre 2021/u);
  expect((await texts()).accord).toMatch(article);
});

it("who has none, or one that sharing allows, reads nothing of it", async () => {
  await send("recent");
  expect(toFarmer(/à signer/u)).not.toContain("contrat d’achat");
  expect(Object.values(await texts()).some((text) => article.test(text))).toBe(false);
  await signAll(server, scene.producer.email);
  expect(await plant()).toEqual({ productionType: "photovoltaic", isPlanned: false, hasMeter: true });
});

it("the owner who sends them reads whose contract has to end", async () => {
  await send("older");
  const told = await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
  expect(told.find(({ kind }) => kind === "producer")?.contractToEnd).toBe("older");
});

it("the owner's own plant, which nobody accepts, has none to end once its project shares", async () => {
  const { db } = server.deps;
  await db.updateTable("production_point").set({ purchase_contract: "older" }).execute();
  const told = async () =>
    (await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } })).find(
      ({ kind }) => kind === "producer",
    )?.contractToEnd;
  expect(await told()).toBe("older");
  await sql`update project set stage = 'running'`.execute(db);
  expect(await told()).toBeNull();
});
