import { documentKinds } from "@mec/domain/document";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../src/db/transaction.ts";
import { recordDocumentStatus } from "../src/features/document/index.ts";
import { move } from "./application-fixtures.ts";
import { type DocumentsScene, documentRows, documentsScene } from "./document-fixtures.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const times = 12;
const together = <T>(ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(index)));

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 3 });
});

const body = () => ({ consumptionPointIds: scene.consumers, productionPointIds: [] });
const post = (path: string) => scene.owner.send("POST", `/api/project/${scene.projectId}/${path}`, body());
const sendSets = () => post("document/send");
/** How many documents an answer acted on. */
const done = (answers: readonly LightMyRequestResponse[]): number =>
  answers.flatMap((answer) => answer.json().results).filter(({ ok }) => ok).length;
const worked = (answers: readonly LightMyRequestResponse[]) =>
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);

const count = async (table: "billable_event" | "signature_request" | "document") =>
  (await server.deps.db.selectFrom(table).select("id").execute()).length;
const steps = async (status: "SIGNED") =>
  (
    await server.deps.db
      .selectFrom("application_progress")
      .select("id")
      .where("status", "=", status)
      .execute()
  ).length;
const ongoing = () =>
  server.deps.db.selectFrom("signature_request").select("id").where("status", "=", "ongoing").execute();
const applications = () =>
  server.deps.db.selectFrom("application").select(["id", "status"]).orderBy("created_at").execute();
const record = (documentId: string) =>
  inTransaction(server.deps.db, (tx) =>
    recordDocumentStatus(tx, server.deps, { documentId, status: "DONE" }),
  );

/** On PostgreSQL these truly run at once; PGlite takes them one after the other. */
describe("at the same moment", () => {
  it("sets are sent from a dozen tabs: each document once, counted once, with one request", async () => {
    const answers = await together(sendSets);
    worked(answers);
    expect(done(answers)).toBe(9);
    expect([await count("document"), await count("billable_event")]).toEqual([9, 9]);
    await server.settle();
    expect(await count("signature_request")).toBe(9);
    const invitations = server.mails.filter(({ subject }) => subject.includes("votre signature"));
    expect(new Set(invitations.map(({ to }) => to)).size).toBe(invitations.length);
  });

  it("kinds and sets are sent together: each document once", async () => {
    const answers = await together((index) =>
      index % 4 === 3 ? sendSets() : post(`document/${documentKinds[index % 4]}/send`),
    );
    worked(answers);
    expect(done(answers)).toBe(9);
    expect(await count("document")).toBe(9);
  });

  it("documents are sent while their participants are refused: nothing of who left waits for a signature", async () => {
    const all = await applications();
    const answers = await Promise.all([
      ...all.map(({ id }) => move(scene.owner, id, { status: "REJECTED", message: "Complet." })),
      sendSets(),
      sendSets(),
    ]);
    worked(answers);
    expect((await applications()).map(({ status }) => status)).toEqual(["REJECTED", "REJECTED", "REJECTED"]);
    expect(await documentRows(server, scene.projectId)).toEqual([]);
    await server.settle();
    expect(await ongoing()).toEqual([]);
  });

  it("documents are sent and set aside together: each ends in one place, with a request or with none", async () => {
    const answers = await together((index) =>
      index % 2 === 0 ? post("document/accord/send") : post("document/accord/ignore"),
    );
    worked(answers);
    await server.settle();
    const rows = await documentRows(server, scene.projectId);
    expect(rows.map(({ status }) => status)).toEqual(["IGNORED", "IGNORED", "IGNORED"]);
    expect(await ongoing()).toEqual([]);
  });

  it("reminders are asked for a dozen times: one goes", async () => {
    await sendSets();
    await server.settle();
    const answers = await together(() => post("document/bulletin/remind"));
    worked(answers);
    expect(done(answers)).toBe(3);
  });

  it("all the documents of all the participants are signed: each application is SIGNED once", async () => {
    await sendSets();
    const rows = await documentRows(server, scene.projectId);
    const recorded = await Promise.all([...rows, ...rows].map(({ id }) => record(id)));
    expect(recorded.filter(({ moved }) => moved)).toHaveLength(9);
    expect(await steps("SIGNED")).toBe(3);
    await server.settle();
    const told = server.mails.filter(({ subject }) => subject.includes("documents en règle"));
    expect(told).toHaveLength(3);
  });

  it("the last documents are set aside from a dozen tabs: each application is SIGNED once", async () => {
    const answers = await together((index) => post(`document/${documentKinds[index % 3]}/ignore`));
    worked(answers);
    expect(done(answers)).toBe(9);
    expect(await steps("SIGNED")).toBe(3);
  });

  it("documents are sent and signed while accounts, meters and the project change: nothing breaks", async () => {
    await sendSets();
    const rows = await documentRows(server, scene.projectId);
    const [pointId = ""] = scene.consumers;
    const point = (await scene.consumer.send("GET", `/api/consumption-point/${pointId}`)).json();
    const answers = await Promise.all([
      sendSets(),
      post("document/bulletin/remind"),
      scene.consumer.send("PUT", `/api/consumption-point/${pointId}`, {
        ...point,
        prm: "30008888888888",
        sge: true,
      }),
      // The project is deleted meanwhile: its list may then be gone.
      scene.owner.send("GET", `/api/project/${scene.projectId}/document`),
      ...rows.map(({ id }) => record(id).then(() => null)),
      scene.consumer.send("DELETE", "/api/user"),
      scene.owner.send("DELETE", `/api/project/${scene.projectId}`),
    ]);
    worked(answers.flatMap((answer) => answer ?? []));
  });
});
