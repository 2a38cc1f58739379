import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import type { DocumentKind, SalesTerms } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, expect, it, vi } from "vitest";
import { confirmEmail } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, someTerms } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { endDelays, eventsOf } from "../../../test/jobs.ts";

let server: TestServer;
let scene: DocumentsScene;

beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  // Who reads and who signs are one.
  const identity = JSON.stringify({ ...company, email: scene.consumer.email });
  await server.deps.db
    .updateTable("signatory")
    .set({ identity })
    .where("consumption_point_id", "=", scene.consumers[0] ?? "")
    .execute();
  // So that his contract leaves with the rest.
  await server.deps.db.updateTable("production_point").set({ vat_regime: "standard" }).execute();
  await confirmEmail(server, scene.consumer.id);
  await server.forgetMails();
});

const params = () => ({ id: scene.projectId });
const write = (terms: Partial<SalesTerms>) =>
  scene.owner.call(documentCalls.saveSalesContract, {
    params: params(),
    body: { terms: { ...someTerms, ...terms } },
  });
const ask = (amount: number) =>
  scene.owner.call(pmoCalls.saveMembershipFee, {
    params: params(),
    body: {
      required: true,
      amount,
      entranceFeeRequired: false,
      entranceFeeAmount: 0,
      additionalInformation: "",
      paymentMethods: [{ type: "CHEQUE" }],
    },
  });
const send = () =>
  scene.owner.call(documentCalls.sendDocumentSets, {
    params: params(),
    body: { participants: [asConsumer(scene.consumers[0] ?? "")] },
  });
const sendOnly = (kind: DocumentKind) =>
  scene.owner.call(documentCalls.sendDocuments, {
    params: { ...params(), kind },
    body: { participants: [asConsumer(scene.consumers[0] ?? "")] },
  });
const subjects = () =>
  server.mails.filter(({ to }) => to === scene.consumer.email).map(({ subject }) => subject);

/** All that the owner wrote was told, an hour ago. */
async function told(): Promise<void> {
  await server.settle();
  await endDelays(server.deps.db);
  await server.settle();
  await server.forgetMails();
  server.setNow(new Date(Date.now() + 3_600_000));
}

it("who is sent what he signs within the minutes after a change reads the change first, once", async () => {
  await write({});
  await told();
  await write({ noticeMonths: 9 });
  await send();
  await server.settle();
  await endDelays(server.deps.db);
  await server.settle();
  expect(subjects()).toEqual([
    expect.stringContaining("le préavis a changé"),
    expect.stringContaining("à signer"),
  ]);
  const mail = server.mails.find(({ subject }) => subject.includes("a changé"));
  expect(mail?.text).toMatch(/le préavis\s: .+ → 9\smois/u);
  expect(mail?.text).toContain(
    "Les documents à signer partent maintenant aussi, par un autre e-mail à qui les signe.",
  );
});

it("a fee and terms that changed together are one mail, with what each was and is, and what the year becomes", async () => {
  await write({});
  await ask(12);
  await told();
  await write({ noticeMonths: 9 });
  await ask(18);
  await server.settle();
  await endDelays(server.deps.db);
  await server.settle();
  expect(subjects()).toEqual([expect.stringContaining("la cotisation et le préavis ont changé")]);
  const { text } = server.mails.find(({ to }) => to === scene.consumer.email) ?? {};
  expect(text).toContain("la cotisation\u00a0: 12,00\u00a0€ → 18,00\u00a0€ par an");
  expect(text).toMatch(/estimation par an\s: .+ → .+/u);
});

it("where nothing changed, what is to sign leaves alone", async () => {
  await send();
  await server.settle();
  expect(subjects()).toEqual([expect.stringContaining("à signer")]);
});

it("who has a contract on its way is told of no other terms with what else he signs, but before another contract", async () => {
  const { db } = server.deps;
  await write({});
  await told();
  expect((await sendOnly("salesContract")).results).toMatchObject([{ ok: true }]);
  await told();
  await write({ noticeMonths: 9 });
  await ask(18);
  await sendOnly("bulletin");
  await server.settle();
  await endDelays(db);
  await server.settle();
  expect(subjects()).toEqual([
    expect.stringMatching(/la cotisation a changé$/u),
    expect.stringContaining("à signer"),
  ]);
  await server.forgetMails();
  await db.updateTable("document").set({ status: "DECLINED" }).where("kind", "=", "salesContract").execute();
  await sendOnly("salesContract");
  await server.settle();
  expect(subjects()).toContainEqual(expect.stringMatching(/le préavis a changé$/u));
});

it("the owner reads that what waits for a mail that fails is late", async () => {
  await write({});
  await told();
  await write({ noticeMonths: 9 });
  await send();
  const sent = await server.deps.db
    .selectFrom("document")
    .select("id")
    .where("status", "=", "IN_TRANSIT")
    .execute();
  const [waiting] = await eventsOf(server.deps.db, "signers-to-tell");
  expect(waiting?.data.documentIds).toEqual(expect.arrayContaining(sent.map(({ id }) => id)));
});

it("a sum that cannot be worked out keeps nobody from his documents, nor from what changed", async () => {
  await write({});
  await told();
  await write({ noticeMonths: 9 });
  await send();
  const { workers } = server.deps;
  const { run } = workers;
  vi.spyOn(workers, "run").mockImplementation((name, ...given) =>
    name === "proposals" ? Promise.reject(new Error("no sum")) : run.call(workers, name, ...given),
  );
  await server.settle();
  expect(subjects()).toEqual([
    expect.stringContaining("le préavis a changé"),
    expect.stringContaining("à signer"),
  ]);
});
