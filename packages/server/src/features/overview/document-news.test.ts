import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { asConsumer } from "@mec/domain/point";
import { expect, it } from "vitest";
import { documentsScene, type SceneGiven } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";
import { endDocuments } from "../document/index.ts";

async function newsOf(owner: Visitor, projectId: string, moment: Date) {
  const { news } = await owner.call(overviewCalls.getOverview, { params: { id: projectId } });
  return news
    .filter(({ at }) => at === moment.toISOString())
    .map((told) => (told.kind === "invitations" ? [] : [told.name, told.pointName, told.sentence]));
}
const day = (date: string, time = "09:00") => new Date(`${date}T${time}:00.000Z`);

async function aSignedProject() {
  const { server, signing } = await startSigning();
  server.setNow(day("2026-11-26"));
  const documentIds = await sendToSign(server, signing, ["bulletin", "accord"]);
  server.setNow(day("2026-11-26", "10:00"));
  await signAll(server, signing.participant.email);
  const news = (moment: Date) => newsOf(signing.owner, signing.projectId, moment);
  return { server, signing, documentIds, news };
}

it("tells who signed which documents, once for what was signed together", async () => {
  const { news } = await aSignedProject();
  expect(await news(day("2026-11-26", "10:00"))).toEqual([
    ["Hugo Petit", "Maison", "Signature\u00a0: bulletin d’adhésion et accord de participation"],
  ]);
});

it("tells who retracted which documents, which his owner's list says too, and not that he withdrew", async () => {
  const { server, signing, news } = await aSignedProject();
  server.setNow(day("2026-11-27"));
  const path = `/api/application/${signing.application.id}/retraction`;
  expect((await signing.holder.send("POST", path)).statusCode).toBe(201);
  await server.settle();
  expect(await news(day("2026-11-27"))).toEqual([
    ["Hugo Petit", "Maison", "Rétractation\u00a0: bulletin d’adhésion et accord de participation"],
  ]);
  const listed = await signing.owner.call(applicationCalls.listApplicants, {
    params: { id: signing.projectId },
    query: { tab: "refused" },
  });
  const [applicant] = Array.isArray(listed) ? listed : listed.items;
  expect(applicant?.consumptionPoint.applicationProgress?.retraction?.declaredAt).toBe(
    day("2026-11-27").toISOString(),
  );
});

it("tells what was taken back before all had signed", async () => {
  const { server, documentIds, news } = await aSignedProject();
  server.setNow(day("2026-11-28"));
  await server.deps.db.transaction().execute((tx) => endDocuments(server.deps, tx, documentIds));
  await server.settle();
  expect(await news(day("2026-11-28"))).toEqual([
    ["Hugo Petit", "Maison", "Retrait avant que tous aient signé\u00a0: accord de participation"],
  ]);
});

it("says of nobody who left, and whose place is gone since, that he deleted his account", async () => {
  const { server, signing, documentIds } = await aSignedProject();
  await signAll(server, signing.pmoEmail);
  const { db } = server.deps;
  server.setNow(day("2026-11-27"));
  await db.transaction().execute((tx) => endDocuments(server.deps, tx, documentIds));
  await db.deleteFrom("application").execute();
  await db
    .deleteFrom("consumption_point")
    .where("id", "=", signing.application.consumerId ?? "")
    .execute();
  expect(await newsOf(signing.owner, signing.projectId, day("2026-11-27"))).toEqual([]);
});

it("tells a participant what became of his own documents, and nobody else", async () => {
  const { server, signing } = await aSignedProject();
  const params = { id: signing.application.consumerId ?? "" };
  const told = await signing.holder.call(overviewCalls.listDocumentHistory, { params });
  expect(told.map(({ sentence }) => sentence)).toContain(
    "Signature\u00a0: bulletin d’adhésion et accord de participation (Hugo Petit)",
  );
  expect(told.every(({ projectId }) => projectId === signing.projectId)).toBe(true);
  const path = `/api/consumption-point/${params.id}/document-history`;
  expect((await (await server.signedUp()).send("GET", path)).statusCode).toBe(404);
});

it.each([
  ["the owner's own mailbox, as he knows", null, []],
  [
    "another's, as the president's",
    "president@exemple.fr",
    [["Odile Martin", "Maison", "Signature\u00a0: accord de participation"]],
  ],
])("of a signature for the legal body tells one by %s", async (_, mailbox, told) => {
  const { server, signing } = await startSigning();
  const pmoEmail = mailbox ?? signing.owner.email.toUpperCase();
  await sendToSign(server, { ...signing, pmoEmail }, ["accord"]);
  await signAll(server, signing.participant.email);
  const moment = new Date(Date.now() + 3_600_000);
  server.setNow(moment);
  await signAll(server, pmoEmail);
  expect(await newsOf(signing.owner, signing.projectId, moment)).toEqual(told);
});

async function sendToAll(server: TestServer, given: SceneGiven = {}) {
  const scene = await documentsScene(server, given);
  const now = new Date();
  server.setNow(now);
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: scene.consumers.map(asConsumer) },
  });
  await server.settle();
  return { scene, now };
}

it("tells an owner nothing of what he sent and signed himself", async () => {
  const { scene, now } = await sendToAll(await startTestServer());
  expect(await newsOf(scene.owner, scene.projectId, now)).toEqual([]);
});

it("names the places of which something was taken back at once", async () => {
  const server = await startTestServer();
  const { scene } = await sendToAll(server, { consumers: 3 });
  const { db } = server.deps;
  const names = ["L’école", "La mairie", "La salle des fêtes"];
  for (const [index, id] of scene.consumers.entries())
    await db.updateTable("consumption_point").set({ name: names[index] }).where("id", "=", id).execute();
  const documents = await db
    .selectFrom("document")
    .select("id")
    .where("kind", "=", "accord")
    .where("consumption_point_id", "is not", null)
    .execute();
  const moment = new Date(Date.now() + 3_600_000);
  server.setNow(moment);
  const ids = documents.map(({ id }) => id);
  await db.transaction().execute((tx) => endDocuments(server.deps, tx, ids));
  await server.settle();
  const [line] = await newsOf(scene.owner, scene.projectId, moment);
  expect(line?.[1]).toBe("L’école, La mairie et La salle des fêtes");
});
