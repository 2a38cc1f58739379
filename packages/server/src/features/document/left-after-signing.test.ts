import { documentCalls } from "@mec/api/document";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { move } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import {
  askCode,
  emit,
  openAll,
  sendSignature,
  signAll,
  signerAt,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: scene.consumers.map(asConsumer) },
  });
  await server.settle();
});

const params = () => ({ id: scene.consumers[0] ?? "" });
const readLeaving = () => scene.consumer.call(documentCalls.getConsumerLeaving, { params: params() });

/** The mails of the holder's leaving, or of the owner's refusal, by their addressee. */
async function leave(by: "consumer" | "owner" = "consumer") {
  server.mails.length = 0;
  const { id } = await server.deps.db.selectFrom("application").select("id").executeTakeFirstOrThrow();
  const message = by === "owner" ? { message: "Complet." } : {};
  const answer = await move(scene[by], id, { status: "REJECTED", ...message });
  expect(answer.statusCode).toBe(201);
  await server.settle();
  return (email: string) => server.mails.filter(({ to }) => to === email);
}

it("who leaves before signing is bound by nothing, and is written that he left", async () => {
  expect(await readLeaving()).toEqual({ signed: [], terms: [], elsewhere: [], sold: 0 });
  const mails = await leave();
  expect(mails(scene.consumer.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("est retirée"),
  ]);
  expect(mails(scene.owner.email)[0]?.text).toContain("Vous n’avez rien à faire");
});

it("who has signed reads before he leaves what his signed papers say of it", async () => {
  await signAll(server, "hugo0@exemple.fr");
  const { signed, terms } = await readLeaving();
  expect(signed).toEqual(["bulletin"]);
  expect(terms.map(({ label }) => label)).toEqual(["Ce que vous devez", "Pour partir", "L’écrit"]);
  const said = terms.map(({ text }) => text).join(" ");
  // Due by the admission, which nobody knows here: it is never said due without it.
  expect(said).toContain(
    "La cotisation de l’année du départ est due si le bureau vous a admis (son silence peut y suffire)\u00a0: 10,00",
  );
  expect(said).not.toContain("reste due");
  expect(said).toContain("c’est votre lettre qui le fait, pour l’adhésion");
  // The entrance fee is paid long since.
  expect(said).not.toContain("à l’entrée");
});

it("who leaves after signing has it confirmed by mail, with what his signed papers say and where they are", async () => {
  await signAll(server, "hugo0@exemple.fr");
  const [mail, ...others] = (await leave())(scene.consumer.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Vous quittez «\u00a0Soleil de Rennes\u00a0»");
  for (const words of [
    "bulletin d’adhésion",
    "est due si le bureau vous a admis (son silence peut y suffire)\u00a0: 10,00\u00a0€",
    "Pour partir\u00a0: par écrit",
    "c’est votre lettre qui le fait",
    "Un e-mail suffit\u00a0: ils demandent un écrit, pas un recommandé.",
    "Mes papiers signés",
  ]) {
    expect(mail?.text).toContain(words);
  }
});

it("who sold leaves with the contracts of his buyers told, which bind him as long as they say", async () => {
  await signAll(server, "hugo0@exemple.fr");
  server.mails.length = 0;
  const { id } = await server.deps.db.selectFrom("application").select("id").executeTakeFirstOrThrow();
  const [bulletin] = await documentRows(server, scene.projectId);
  await emit(server, {
    type: "left-after-signing",
    applicationId: id,
    documentIds: [bulletin?.id ?? ""],
    sold: 2,
  });
  const [mail] = server.mails.filter(({ to }) => to === scene.consumer.email);
  expect(mail?.text).toContain(", 2\u00a0contrats de vente. Voici");
  expect(mail?.text).toContain(
    "vendue par 2\u00a0contrats signés avec des consommateurs, qui vous lient encore\u00a0: vous y mettez fin par écrit, auprès de chaque acheteur",
  );
});

it("the owner of who leaves after signing reads what stays signed, and not that nothing is to do", async () => {
  await signAll(server, "hugo0@exemple.fr");
  const [mail] = (await leave())(scene.owner.email);
  expect(mail?.subject).toContain("quitte votre projet après avoir signé");
  expect(mail?.text).toContain("Restent signés\u00a0: bulletin d’adhésion");
  expect(mail?.text).not.toContain("Vous n’avez rien à faire");
});

/** Signs all that is shown, before the signed copy is made. */
async function signUnsealed() {
  const signer = signerAt(server, "hugo0@exemple.fr");
  const { name } = await openAll(signer);
  await sendSignature(signer, await askCode(server, signer), { name });
}

it("a document that all have signed binds before its copy is made: it is told, and leaving does not undo it", async () => {
  await signUnsealed();
  expect((await readLeaving()).signed).toEqual(["bulletin"]);
  const mails = await leave();
  expect(
    mails(scene.owner.email)
      .map(({ text }) => text)
      .join(),
  ).toContain("Restent signés\u00a0: bulletin d’adhésion");
  expect(mails(scene.consumer.email).map(({ subject }) => subject)).toContain(
    "Vous quittez «\u00a0Soleil de Rennes\u00a0»",
  );
  const standing = await server.deps.db
    .selectFrom("document as d")
    .innerJoin("signature_request as r", "r.document_id", "d.id")
    .select(["d.kind", "d.status", "r.status as request"])
    .orderBy("d.kind")
    .execute();
  expect(standing).toEqual([
    { kind: "accord", status: "SENT", request: "canceled" },
    { kind: "bulletin", status: "DONE", request: "done" },
    { kind: "salesContract", status: "SENT", request: "canceled" },
  ]);
});

it("a document settled outside of the platform is told to who leaves and to the owner, as one whose words we do not have", async () => {
  await scene.owner.send("POST", `/api/project/${scene.projectId}/document/bulletin/ignore`, {
    consumptionPointIds: scene.consumers,
    productionPointIds: [],
  });
  expect(await readLeaving()).toEqual({ signed: [], terms: [], elsewhere: ["bulletin"], sold: 0 });
  const mails = await leave();
  const [own, ...others] = mails(scene.consumer.email);
  expect(others).toEqual([]);
  expect(own?.text).toContain(
    "Le porteur du projet a indiqué que votre bulletin d’adhésion se règle hors de la plateforme\u00a0: si vous l’avez signé, la cotisation de l’année est celle qui y est",
  );
  expect(own?.text).not.toContain("accord");
  expect(own?.text).not.toContain("rien ne vous lie");
  const [mail] = mails(scene.owner.email);
  expect(mail?.subject).toContain("quitte votre projet après avoir signé");
  expect(mail?.text).toContain("en dehors de la plateforme\u00a0: bulletin d’adhésion");
  expect(mail?.text).not.toContain("Vous n’avez rien à faire");
});

it("whom the owner refuses after he signed reads what stays signed, and where it is", async () => {
  await signAll(server, "hugo0@exemple.fr");
  const [mail] = (await leave("owner"))(scene.consumer.email);
  expect(mail?.text).toContain("Restent signés\u00a0: bulletin d’adhésion");
  expect(mail?.text).toContain("Mes papiers signés");
});

it("whom the owner refuses before anything is signed reads of no signed paper", async () => {
  const [mail] = (await leave("owner"))(scene.consumer.email);
  expect(mail?.text).toContain("n’a pas retenu");
  expect(mail?.text).not.toContain("signés");
});

it("who has left finds the letters that his signed papers ask for where he reads that he left", async () => {
  await signAll(server, "hugo0@exemple.fr");
  const before = (await readLeaving()).letters?.map(({ subject }) => subject);
  expect(before).toHaveLength(1);
  await leave();
  expect((await readLeaving()).letters?.map(({ subject }) => subject)).toEqual(before);
});
