import { documentCalls } from "@mec/api/document";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { tryOnceMore } from "../../../test/jobs.ts";
import { jobHandlers } from "../../app/reactions.ts";
import { prepareDocuments } from "./prepare-documents.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

async function sendBulletin({ owner, projectId, consumers }: DocumentsScene) {
  const { results } = await owner.call(documentCalls.sendDocuments, {
    params: { id: projectId, kind: "bulletin" },
    body: { participants: consumers.map(asConsumer) },
  });
  return results;
}
const list = ({ owner, projectId }: DocumentsScene) =>
  owner.call(documentCalls.listDocuments, { params: { id: projectId } });

describe("the making of the files", () => {
  it("makes the same file when the job runs again, and asks for its signature once", async () => {
    const scene = await documentsScene(server);
    await sendBulletin(scene);
    const [{ id = "" } = {}] = await documentRows(server, scene.projectId);
    const event = { type: "document-to-prepare" as const, documentIds: [id] };
    const handlers = jobHandlers(server.deps);
    await handlers.event(event, "job");
    const [first] = await documentRows(server, scene.projectId);
    await server.deps.db.updateTable("document").set({ prepared_key: null }).execute();
    await handlers.event(event, "job");
    await handlers.event(event, "job");
    const [second] = await documentRows(server, scene.projectId);
    expect(second?.preparedKey).toBe(first?.preparedKey);
    expect(await server.deps.storage.get(second?.preparedKey ?? "")).not.toBeNull();
    await server.settle();
    const requests = await server.deps.db.selectFrom("signature_request").select("id").execute();
    expect(requests).toHaveLength(1);
  });

  it("makes nothing of what the owner has taken back", async () => {
    const scene = await documentsScene(server);
    await sendBulletin(scene);
    await server.deps.db.updateTable("document").set({ status: "IGNORED" }).execute();
    await server.settle();
    expect((await documentRows(server, scene.projectId))[0]?.preparedKey).toBeNull();
  });

  it("leaves no file of what he takes back while it is made", async () => {
    const scene = await documentsScene(server);
    await sendBulletin(scene);
    const { storage, db } = server.deps;
    let made = "";
    const put: typeof storage.put = async (...file) => {
      made = await storage.put(...file);
      await db.updateTable("document").set({ status: "IGNORED" }).execute();
      return made;
    };
    const [{ id = "" } = {}] = await documentRows(server, scene.projectId);
    await prepareDocuments({ ...server.deps, storage: { ...storage, put } }, [id]);
    expect(made).not.toBe("");
    expect(await storage.get(made)).toBeNull();
  });

  it("holds back nobody's documents for one that cannot be made", async () => {
    const scene = await documentsScene(server, { consumers: 2 });
    await sendBulletin(scene);
    const { storage } = server.deps;
    let files = 0;
    const put: typeof storage.put = (...file) => {
      files += 1;
      return files === 1 ? Promise.reject(new Error("disk full")) : storage.put(...file);
    };
    const ids = (await documentRows(server, scene.projectId)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const broken = { ...server.deps, storage: { ...storage, put } };
    await expect(prepareDocuments(broken, ids)).rejects.toThrow("disk full");
    const kept = (await documentRows(server, scene.projectId)).map(({ preparedKey }) => preparedKey);
    expect(kept.filter((key) => key === null)).toHaveLength(1);
    // The next try makes the one that is left.
    await prepareDocuments(server.deps, ids);
    expect((await documentRows(server, scene.projectId)).every(({ preparedKey }) => preparedKey)).toBe(true);
  });

  it("is an error that the owner sees once the last try has failed, and he may send again", async () => {
    const scene = await documentsScene(server);
    await sendBulletin(scene);
    const broken = { ...server.deps.storage, put: () => Promise.reject(new Error("disk full")) };
    const handlers = jobHandlers({ ...server.deps, storage: broken });
    const [{ id = "" } = {}] = await documentRows(server, scene.projectId);
    const event = { type: "document-to-prepare" as const, documentIds: [id] };
    await expect(handlers.event(event, "job")).rejects.toThrow("disk full");
    expect((await list(scene))[0]?.bulletin.status).toBe("IN_TRANSIT");
    await tryOnceMore(server.deps.db);
    await expect(server.deps.queue.drain(handlers)).rejects.toThrow("disk full");
    expect((await list(scene))[0]?.bulletin).toMatchObject({
      status: "ERROR",
      reason: expect.stringContaining("Envoyez-le de nouveau"),
    });
    await server.settle();
    expect(await sendBulletin(scene)).toMatchObject([{ ok: true }]);
    await server.settle();
    expect((await list(scene))[0]?.bulletin.status).toBe("SENT");
  });
});
