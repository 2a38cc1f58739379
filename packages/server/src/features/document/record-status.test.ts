import { documentCalls } from "@mec/api/document";
import { type DocumentKind, documentKinds, type KeptDocumentStatus, mayBecome } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { move } from "../../../test/application-fixtures.ts";
import { dayToCome } from "../../../test/days-to-come.ts";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { inTransaction } from "../../db/transaction.ts";
import { recordDocumentStatus } from "./index.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const kept = ["IN_TRANSIT", "SENT", "RESENT", "DONE", "DECLINED", "EXPIRED", "ERROR", "IGNORED"] as const;

async function sent(kinds: readonly DocumentKind[] = documentKinds): Promise<DocumentsScene> {
  const scene = await documentsScene(server);
  for (const kind of kinds) {
    await scene.owner.call(documentCalls.sendDocuments, {
      params: { id: scene.projectId, kind },
      body: { participants: scene.consumers.map(asConsumer) },
    });
  }
  return scene;
}

const record = (documentId: string, status: KeptDocumentStatus, reason?: string) =>
  inTransaction(server.deps.db, (tx) =>
    recordDocumentStatus(tx, server.deps, { documentId, status, ...(reason ? { reason } : {}) }),
  );
const idOf = async (scene: DocumentsScene, kind: DocumentKind) =>
  (await documentRows(server, scene.projectId)).find((row) => row.kind === kind)?.id ?? "";
const setStatus = (status: KeptDocumentStatus) =>
  server.deps.db.updateTable("document").set({ status }).execute();
const statusOf = async (point: "consumption_point_id" | "production_point_id") =>
  (
    await server.deps.db
      .selectFrom("application")
      .select("status")
      .where(point, "is not", null)
      .executeTakeFirstOrThrow()
  ).status;
const applicationStatus = () => statusOf("consumption_point_id");
const ignore = (scene: DocumentsScene, kind: DocumentKind, undo = false) =>
  scene.owner.call(documentCalls.ignoreDocuments, {
    params: { id: scene.projectId, kind },
    body: { participants: scene.consumers.map(asConsumer), undo },
  });

describe("what the provider tells of a document", () => {
  it.each(kept.flatMap((from) => kept.map((to) => ({ from, to }))))(
    "$to after $from is written or passed over, as the table says",
    async ({ from, to }) => {
      const scene = await sent(["bulletin"]);
      const id = await idOf(scene, "bulletin");
      await setStatus(from);
      const moved = mayBecome(from, to);
      expect(await record(id, to)).toEqual({ moved, status: moved ? to : from });
      const history = await server.deps.db
        .selectFrom("document_status")
        .select("status")
        .orderBy("created_at")
        .execute();
      expect(history.map(({ status }) => status)).toEqual(["IN_TRANSIT", ...(moved ? [to] : [])]);
    },
  );

  it("thrice is once", async () => {
    const scene = await sent();
    const id = await idOf(scene, "accord");
    expect(await record(id, "DECLINED", "Trop cher")).toEqual({ moved: true, status: "DECLINED" });
    expect(await record(id, "DECLINED", "Autre")).toEqual({ moved: false, status: "DECLINED" });
    expect(await record(id, "DONE")).toEqual({ moved: false, status: "DECLINED" });
    expect((await documentRows(server, scene.projectId)).map(({ reason }) => reason)).toContain("Trop cher");
  });

  it("changes nothing of a document that was replaced, or is not there", async () => {
    const scene = await sent(["bulletin"]);
    const id = await idOf(scene, "bulletin");
    await server.deps.db.updateTable("document").set({ superseded_at: new Date() }).execute();
    expect(await record(id, "DONE")).toEqual({ moved: false, status: null });
    expect(await record("00000000-0000-4000-8000-000000000000", "DONE")).toEqual({
      moved: false,
      status: null,
    });
  });

  it("keeps the history: no row of it can be written anew", async () => {
    await sent(["bulletin"]);
    await expect(
      server.deps.db.updateTable("document_status").set({ status: "DONE" }).execute(),
    ).rejects.toThrow();
  });
});

describe("an application whose three documents are settled", () => {
  it("is SIGNED in the transaction of the last one, and the owner is told", async () => {
    const scene = await sent();
    await record(await idOf(scene, "bulletin"), "DONE");
    await record(await idOf(scene, "accord"), "DONE");
    expect(await applicationStatus()).toBe("SIGNATURE");
    await record(await idOf(scene, "salesContract"), "DONE");
    expect(await applicationStatus()).toBe("SIGNED");
    const steps = await server.deps.db
      .selectFrom("application_progress")
      .select(["status", "author_id"])
      .orderBy("id", "desc")
      .execute();
    expect(steps[0]).toEqual({ status: "SIGNED", author_id: null });
    await server.settle();
    const mail = server.mails.find(({ subject }) => subject.includes("documents en règle"));
    expect(mail?.to).toBe(scene.owner.email);
    const told = server.mails.find(({ subject }) => subject.startsWith("Tout est signé pour"));
    expect(told?.to).toBe(scene.consumer.email);
  });

  it("is not, when that transaction is undone", async () => {
    const scene = await sent(["bulletin"]);
    await ignore(scene, "accord");
    await ignore(scene, "salesContract");
    const id = await idOf(scene, "bulletin");
    const undone = inTransaction(server.deps.db, async (tx) => {
      await recordDocumentStatus(tx, server.deps, { documentId: id, status: "DONE" });
      throw new Error("the sealed file was lost");
    });
    await expect(undone).rejects.toThrow("the sealed file was lost");
    expect(await applicationStatus()).toBe("SIGNATURE");
    await record(id, "DONE");
    expect(await applicationStatus()).toBe("SIGNED");
  });

  it("is SIGNED when the owner does the last elsewhere, and waits again once he undoes that", async () => {
    const scene = await sent(["bulletin", "accord"]);
    await record(await idOf(scene, "bulletin"), "DONE");
    await record(await idOf(scene, "accord"), "DONE");
    await ignore(scene, "salesContract");
    expect(await applicationStatus()).toBe("SIGNED");
    const { results } = await ignore(scene, "salesContract", true);
    expect(results).toMatchObject([{ ok: true, status: "READY" }]);
    expect(await applicationStatus()).toBe("SIGNATURE");
    await ignore(scene, "salesContract");
    expect(await applicationStatus()).toBe("SIGNED");
  });

  it("was SIGNED by itself, so that the owner can put it in operation", async () => {
    const scene = await documentsScene(server);
    for (const kind of documentKinds) await ignore(scene, kind);
    const { id } = await server.deps.db.selectFrom("application").select("id").executeTakeFirstOrThrow();
    expect((await move(scene.owner, id, { status: "EXPLOITATION" })).statusCode).toBe(201);
  });
});

describe("a producer who applied", () => {
  async function producing(): Promise<DocumentsScene> {
    const scene = await documentsScene(server);
    await server.deps.db
      .insertInto("application")
      .values({
        project_id: scene.projectId,
        production_point_id: scene.productionPointId,
        is_from_project_owner: false,
        status: "SIGNATURE",
        created_at: new Date(),
      })
      .execute();
    for (const kind of ["bulletin", "accord"] as const) {
      await scene.owner.call(documentCalls.ignoreDocuments, {
        params: { id: scene.projectId, kind },
        body: { participants: [asProducer(scene.productionPointId)] },
      });
    }
    return scene;
  }
  const producerStatus = () => statusOf("production_point_id");

  it("is SIGNED with the first contract of a consumer", async () => {
    const scene = await producing();
    await scene.owner.call(documentCalls.sendDocuments, {
      params: { id: scene.projectId, kind: "salesContract" },
      body: { participants: scene.consumers.map(asConsumer) },
    });
    expect(await producerStatus()).toBe("SIGNATURE");
    await record(await idOf(scene, "salesContract"), "DONE");
    expect(await producerStatus()).toBe("SIGNED");
    expect(await applicationStatus()).toBe("SIGNATURE");
  });

  it("is SIGNED when he sells outside the platform", async () => {
    const scene = await producing();
    await scene.owner.call(documentCalls.ignoreDocuments, {
      params: { id: scene.projectId, kind: "salesContract" },
      body: { participants: [asProducer(scene.productionPointId)] },
    });
    expect(await producerStatus()).toBe("SIGNED");
  });
});

describe("who leaves", () => {
  it("signs nothing any more: his documents end, those on their way are withdrawn", async () => {
    const scene = await sent();
    await record(await idOf(scene, "bulletin"), "DONE");
    const { id } = await server.deps.db.selectFrom("application").select("id").executeTakeFirstOrThrow();
    await server.settle();
    await move(scene.owner, id, { status: "REJECTED", message: "Le projet est complet." });
    expect(await documentRows(server, scene.projectId)).toEqual([]);
    await server.settle();
    const requests = await server.deps.db.selectFrom("signature_request").select("status").execute();
    expect(requests.map(({ status }) => status).sort()).toEqual(["canceled", "canceled"]);
  });

  it("for good, at the end of his participation too", async () => {
    const scene = await sent();
    for (const kind of documentKinds) await record(await idOf(scene, kind), "DONE");
    const { id } = await server.deps.db.selectFrom("application").select("id").executeTakeFirstOrThrow();
    const leaving = { leavingOn: dayToCome, reason: "Je déménage." };
    await scene.consumer.send("POST", `/api/application/${id}/departure`, leaving);
    expect((await scene.owner.send("POST", `/api/application/${id}/departure/settlement`)).statusCode).toBe(
      204,
    );
    expect(await documentRows(server, scene.projectId)).toEqual([]);
  });
});
