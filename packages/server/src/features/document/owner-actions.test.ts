import { documentCalls } from "@mec/api/document";
import type { DocumentKind, KeptDocumentStatus } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { eventsOf } from "../../../test/jobs.ts";
import { askCode, openAll, sendSignature, signerAt } from "../../../test/signature-fixtures.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

async function sent(): Promise<DocumentsScene> {
  const scene = await documentsScene(server);
  await scene.owner.call(documentCalls.sendDocuments, {
    params: { id: scene.projectId, kind: "bulletin" },
    body: { participants: scene.consumers.map(asConsumer) },
  });
  await server.settle();
  return scene;
}
const bodyOf = (scene: DocumentsScene) => ({
  participants: scene.consumers.map(asConsumer),
});
const remind = async (scene: DocumentsScene, kind: DocumentKind = "bulletin") =>
  (
    await scene.owner.call(documentCalls.remindDocuments, {
      params: { id: scene.projectId, kind },
      body: bodyOf(scene),
    })
  ).results[0];
const ignore = async (scene: DocumentsScene, kind: DocumentKind, undo = false) =>
  (
    await scene.owner.call(documentCalls.ignoreDocuments, {
      params: { id: scene.projectId, kind },
      body: { ...bodyOf(scene), undo },
    })
  ).results[0];
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);
const setStatus = (status: KeptDocumentStatus) =>
  server.deps.db.updateTable("document").set({ status }).execute();
const events = (type: string) => eventsOf(server.deps.db, type);

describe("a reminder", () => {
  it("is said of the document, and the one who has not signed is written to again", async () => {
    const scene = await sent();
    server.setNow(inMinutes(60));
    expect(await remind(scene)).toMatchObject({ ok: true, status: "RESENT" });
    await server.settle();
    expect(server.mails.filter(({ to }) => to === "hugo0@exemple.fr")).toHaveLength(2);
  });

  it("twice at once is one", async () => {
    const scene = await sent();
    await remind(scene);
    expect(await remind(scene)).toMatchObject({
      ok: false,
      status: "RESENT",
      error: expect.stringContaining("vient de partir"),
    });
    expect(await events("signature-reminder")).toHaveLength(1);
    server.setNow(inMinutes(11));
    expect(await remind(scene)).toMatchObject({ ok: true });
  });

  it.each(["IN_TRANSIT", "DONE", "DECLINED", "EXPIRED", "ERROR", "IGNORED"] as const)(
    "makes no sense at %s",
    async (status) => {
      const scene = await sent();
      await setStatus(status);
      expect(await remind(scene)).toMatchObject({ ok: false, status });
    },
  );

  it("nor of what was never sent", async () => {
    expect(await remind(await sent(), "accord")).toMatchObject({ ok: false, status: "READY" });
  });
});

describe("a document that is done elsewhere", () => {
  it("may be one that lacks everything, and comes back as it was", async () => {
    const scene = await documentsScene(server, { plans: [] });
    expect(await ignore(scene, "accord")).toMatchObject({ ok: true, status: "IGNORED" });
    expect(await ignore(scene, "accord")).toMatchObject({ ok: false, status: "IGNORED" });
    expect(await ignore(scene, "accord", true)).toMatchObject({ ok: true, status: "NOT-READY" });
    expect(await ignore(scene, "accord", true)).toMatchObject({ ok: false, status: "NOT-READY" });
    expect(await documentRows(server, scene.projectId)).toEqual([]);
  });

  it("is withdrawn when it was on its way, and can be sent anew after an undo", async () => {
    const scene = await sent();
    expect(await ignore(scene, "bulletin")).toMatchObject({ ok: true, status: "IGNORED" });
    await server.settle();
    const requests = await server.deps.db.selectFrom("signature_request").select("status").execute();
    expect(requests).toEqual([{ status: "canceled" }]);
    expect(await ignore(scene, "bulletin", true)).toMatchObject({ status: "READY" });
    const again = await scene.owner.call(documentCalls.sendDocuments, {
      params: { id: scene.projectId, kind: "bulletin" },
      body: bodyOf(scene),
    });
    expect(again.results).toMatchObject([{ ok: true }]);
  });

  it("is not one that all have signed", async () => {
    const scene = await sent();
    await setStatus("DONE");
    expect(await ignore(scene, "bulletin")).toMatchObject({ ok: false, status: "DONE" });
  });

  it("is not one that all have signed and whose copy is still to be made", async () => {
    const scene = await sent();
    const signer = signerAt(server, "hugo0@exemple.fr");
    const named = await openAll(signer);
    await sendSignature(signer, await askCode(server, signer), named);
    expect(await ignore(scene, "bulletin")).toMatchObject({
      ok: false,
      status: "SENT",
      error: expect.stringContaining("Tous ont signé"),
    });
    await server.settle();
    expect((await documentRows(server, scene.projectId))[0]?.status).toBe("DONE");
  });

  it("is signed by nobody from then on, though its request is withdrawn a little later", async () => {
    const scene = await sent();
    const signer = signerAt(server, "hugo0@exemple.fr");
    const named = await openAll(signer);
    const code = await askCode(server, signer);
    await ignore(scene, "bulletin");
    expect((await sendSignature(signer, code, named)).statusCode).toBe(404);
    await server.settle();
    expect(await server.deps.db.selectFrom("signature_signer").select("status").execute()).toEqual([
      { status: "opened" },
    ]);
  });
});

it("refuses points of other projects, and changes nothing of them", async () => {
  const scene = await sent();
  const other = await documentsScene(server, { consumers: 0 });
  const { results } = await other.owner.call(documentCalls.ignoreDocuments, {
    params: { id: other.projectId, kind: "bulletin" },
    body: { participants: [...bodyOf(scene).participants, asProducer(scene.productionPointId)] },
  });
  expect(results.map(({ ok }) => ok)).toEqual([false, false]);
  expect((await documentRows(server, scene.projectId))[0]?.status).toBe("SENT");
});
