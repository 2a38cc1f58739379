import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { applicationRow } from "../../../test/rows.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
});

async function send() {
  const { projectId, productionPointId, consumers } = scene;
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: projectId },
    body: { participants: [...consumers.map(asConsumer), asProducer(productionPointId)] },
  });
  await server.settle();
}
async function sign(noticeMonths: number | null) {
  await send();
  for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
  await sql`update document set data = data || ${JSON.stringify({ terms: { noticeMonths } })}::jsonb
    where kind = 'salesContract'`.execute(server.deps.db);
}
/** He asks to leave, and it is settled at once. */
async function leave() {
  const { projectId, productionPointId } = scene;
  const id = await applicationRow(server.deps.db, { projectId, productionPointId, status: "SIGNED" });
  const url = `/api/application/${id}/departure`;
  await scene.producer.send("POST", url, { leavingOn: "2026-11-27", reason: "" });
  expect((await scene.owner.send("POST", `${url}/settlement`)).statusCode).toBe(204);
}
const remove = async () => {
  const answer = await scene.producer.send("DELETE", `/api/production-point/${scene.productionPointId}`);
  const told = answer.statusCode === 409 ? answer.json().issues[0].message : "";
  return [answer.statusCode, told.replaceAll("\u00a0", " ")];
};

it("a plant that sells to nobody is deleted", async () => {
  expect(await remove()).toEqual([204, ""]);
});

it("a plant of a contract that is not signed by all is deleted, and its contract is nobody's to sign any more", async () => {
  await send();
  expect(await remove()).toEqual([204, ""]);
  const living = await documentRows(server, scene.projectId);
  expect(living.filter(({ kind }) => kind === "salesContract")).toEqual([]);
});

it("a plant is not deleted while a contract that all have signed runs, and its holder reads with whom", async () => {
  await sign(2);
  expect(await remove()).toEqual([
    409,
    expect.stringMatching(/liée par le contrat de vente avec Hugo.* : mettez-y fin d’abord/u),
  ]);
});

it("once it has left, it is not deleted before the notice has run, and is after", async () => {
  await sign(2);
  await leave();
  expect(await remove()).toEqual([
    409,
    expect.stringContaining(
      "jusqu’à la fin du préavis : vous pourrez la supprimer à partir du 27 janvier 2027.",
    ),
  ]);
  await sql`update application set departure = departure || '{"requestedAt": "2026-09-20T09:00:00.000Z"}'
    where production_point_id = ${scene.productionPointId}`.execute(server.deps.db);
  expect(await remove()).toEqual([204, ""]);
});

it("once it has left by a contract without months of notice, it is deleted", async () => {
  await sign(null);
  await leave();
  expect(await remove()).toEqual([204, ""]);
});

it("a contract that ended with its buyer binds it no more", async () => {
  await sign(2);
  await sql`update document set superseded_at = now() where kind = 'salesContract'`.execute(server.deps.db);
  expect(await remove()).toEqual([204, ""]);
});
