import { documentCalls } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { askCode, openAll, sendSignature, signAll, signerAt } from "../../../test/signature-fixtures.ts";

const hugo = "hugo0@exemple.fr";

let server: TestServer;
let scene: DocumentsScene;
const body = () => ({ participants: scene.consumers.map(asConsumer) });
async function send(): Promise<void> {
  await scene.owner.call(documentCalls.sendDocumentSets, { params: { id: scene.projectId }, body: body() });
  await server.settle();
}
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  await send();
});

async function takeBack(kind: DocumentKind) {
  const params = { id: scene.projectId, kind };
  const { results } = await scene.owner.call(documentCalls.takeBackDocuments, { params, body: body() });
  await server.settle();
  return results[0];
}
async function ignore(kind: DocumentKind) {
  const params = { id: scene.projectId, kind };
  const { results } = await scene.owner.call(documentCalls.ignoreDocuments, { params, body: body() });
  await server.settle();
  return results[0];
}
const statuses = async () =>
  (await documentRows(server, scene.projectId)).map(({ kind, status }) => `${kind} ${status}`);
const told = () => server.mails.filter(({ subject }) => subject.includes("ne sont plus à signer"));
const counted = async () =>
  (await server.deps.db.selectFrom("billable_event").select("project_id").execute()).length;

describe("what its owner has sent and some have signed", () => {
  beforeEach(async () => {
    await signAll(server, hugo);
    await server.forgetMails();
  });

  it("is taken back, and is to be sent anew", async () => {
    expect(await takeBack("accord")).toMatchObject({ ok: true, status: "READY" });
    expect(await statuses()).not.toContainEqual(expect.stringContaining("accord"));
    await send();
    expect(await statuses()).toContain("accord SENT");
  });

  it("is told to who has signed it, that his signature is without effect", async () => {
    await takeBack("accord");
    expect(told().map(({ to }) => to)).toEqual([hugo]);
    expect(told()[0]?.text).toMatch(/aviez signé.*sans effet.*Accord de participation/su);
  });

  it("is counted no second time", async () => {
    const before = await counted();
    await takeBack("accord");
    await send();
    expect(await counted()).toBe(before);
  });

  it("is not set aside for outside of the platform before, and nobody reads that all is signed", async () => {
    for (const kind of ["accord", "salesContract"] as const)
      expect(await ignore(kind)).toMatchObject({
        ok: false,
        status: "SENT",
        error: expect.stringContaining("retirez d’abord son envoi"),
      });
    expect(server.mails.filter(({ subject }) => /signé|en règle/u.test(subject))).toEqual([]);
  });

  it("may be set aside once it was taken back, which its holder reads for what it is", async () => {
    for (const kind of ["accord", "salesContract"] as const) {
      await takeBack(kind);
      expect(await ignore(kind)).toMatchObject({ ok: true });
    }
    const mail = server.mails.find(
      ({ subject, to }) => subject.includes("la suite") && to === scene.consumer.email,
    );
    expect(mail?.subject).toMatch(/^Tout est en règle pour/u);
    expect(mail?.text.replaceAll(/\s/gu, " ")).toContain(
      "votre accord de participation et votre contrat de vente se règlent hors de la plateforme",
    );
    const owners = server.mails.find(
      ({ to, text }) => to === scene.owner.email && text.includes("en dehors"),
    );
    expect(owners?.text).not.toContain("tous signés");
  });
});

it("what all have signed stays, though its copy is still to be made", async () => {
  const signer = signerAt(server, hugo);
  const named = await openAll(signer);
  await sendSignature(signer, await askCode(server, signer), named);
  const params = { id: scene.projectId, kind: "bulletin" as const };
  const { results } = await scene.owner.call(documentCalls.takeBackDocuments, { params, body: body() });
  expect(results[0]).toMatchObject({ ok: false, error: expect.stringContaining("Tous ont signé") });
  await server.settle();
  expect(await statuses()).toContain("bulletin DONE");
});

it("what was not sent, or is over, is not taken back", async () => {
  await takeBack("accord");
  expect(await takeBack("accord")).toMatchObject({
    ok: false,
    error: expect.stringContaining("pas en cours"),
  });
});

it("nobody signs it any more", async () => {
  const signer = signerAt(server, hugo);
  const named = await openAll(signer);
  const code = await askCode(server, signer);
  for (const kind of ["bulletin", "accord", "salesContract"] as const) await takeBack(kind);
  expect((await sendSignature(signer, code, named)).statusCode).toBe(404);
});
