import { documentCalls } from "@mec/api/document";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { move, setStatus } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { eventsOf } from "../../../test/jobs.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
});

const ignore = async (kind: DocumentKind, undo = false) => {
  const { results } = await scene.owner.call(documentCalls.ignoreDocuments, {
    params: { id: scene.projectId, kind },
    body: { participants: scene.consumers.map(asConsumer), undo },
  });
  return results[0];
};
const application = () =>
  server.deps.db
    .selectFrom("application")
    .select(["id", "status"])
    .where("consumption_point_id", "is not", null)
    .executeTakeFirstOrThrow();
const starts = async () => move(scene.owner, (await application()).id, { status: "EXPLOITATION" });

describe("a place of which all was set aside, and nothing is any more", () => {
  beforeEach(async () => {
    for (const kind of documentKinds) await ignore(kind);
    expect((await application()).status).toBe("SIGNED");
    await server.settle();
    await server.forgetMails();
  });

  it("waits for its documents again, its history says so, and it does not begin", async () => {
    for (const kind of documentKinds) expect(await ignore(kind, true)).toMatchObject({ ok: true });
    const { id, status } = await application();
    expect(status).toBe("SIGNATURE");
    expect((await starts()).statusCode).toBe(409);
    const steps = await server.deps.db
      .selectFrom("application_progress")
      .select(["status", "acted_as"])
      .where("application_id", "=", id)
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(steps).toEqual([
      { status: "SIGNATURE", acted_as: "system" },
      { status: "SIGNED", acted_as: "system" },
    ]);
  });

  it("is told to its holder, who is not accepted a second time", async () => {
    await ignore("accord", true);
    await server.settle();
    const mails = server.mails.filter(({ to }) => to === scene.consumer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^«.*»\u00a0: un document reste à signer$/u),
    ]);
    expect(server.mails.filter(({ to }) => to === scene.owner.email)).toEqual([]);
  });

  it("is told of nothing that is undone at once, and so often a day of what is not, with a last word that is true", async () => {
    const read = () => server.mails.filter(({ to }) => to === scene.consumer.email).length;
    for (let each = 0; each < 20; each += 1) {
      await ignore("accord", true);
      await ignore("accord");
    }
    await server.settle();
    expect(read()).toBe(0);
    for (let each = 0; each < 6; each += 1) {
      await ignore("accord", true);
      await server.settle();
      await ignore("accord");
      await server.settle();
    }
    expect(read()).toBe(6);
    expect(server.mails.findLast(({ to }) => to === scene.consumer.email)?.subject).not.toContain("reste");
    await ignore("accord", true);
    await server.settle();
    expect(read()).toBe(6);
    // What is held back is looked at again a day later.
    const held = await eventsOf(server.deps.db, "application-reopened");
    expect(held.filter(({ state }) => state === "created")).toHaveLength(1);
  });

  it("may be refused again, and withdrawn", async () => {
    await ignore("accord", true);
    const { id } = await application();
    expect((await move(scene.owner, id, { status: "REJECTED", message: "Non." })).statusCode).toBe(201);
  });

  it("does not begin where it stayed SIGNED, as before", async () => {
    for (const kind of documentKinds) await ignore(kind, true);
    await setStatus(server, (await application()).id, "SIGNED");
    const refused = await starts();
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain("reste à signer");
  });

  it("stays as it is once it shares, and its owner reads why", async () => {
    expect((await starts()).statusCode).toBe(201);
    expect(await ignore("accord", true)).toMatchObject({
      ok: false,
      status: "IGNORED",
      error: expect.stringContaining("partage déjà"),
    });
    expect((await application()).status).toBe("EXPLOITATION");
  });

  it("is left to its departure where that was asked for", async () => {
    const { id } = await application();
    await scene.consumer.send("POST", `/api/application/${id}/departure`, {
      leavingOn: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
      reason: "",
    });
    expect(await ignore("accord", true)).toMatchObject({
      ok: false,
      error: expect.stringContaining("réglez d’abord son départ"),
    });
  });
});

it("a producer does not begin without his own documents either", async () => {
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
  const own = async (kind: DocumentKind, undo = false) =>
    scene.owner.call(documentCalls.ignoreDocuments, {
      params: { id: scene.projectId, kind },
      body: { participants: [asProducer(scene.productionPointId)], undo },
    });
  const status = async () =>
    (
      await server.deps.db
        .selectFrom("application")
        .select("status")
        .where("production_point_id", "is not", null)
        .executeTakeFirstOrThrow()
    ).status;
  for (const kind of documentKinds) await own(kind);
  expect(await status()).toBe("SIGNED");
  await own("accord", true);
  expect(await status()).toBe("SIGNATURE");
});
