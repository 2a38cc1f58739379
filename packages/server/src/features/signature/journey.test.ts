import { createHash } from "node:crypto";
import { pages } from "@mec/api";
import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { beforeEach, describe, expect, it } from "vitest";
import { asDatabaseOwner } from "../../../test/database.ts";
import { company } from "../../../test/document-samples.ts";
import type { TestServer } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";
import {
  aSigning,
  askCode,
  confirmAs,
  mailedLink,
  readSession,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { verifySeal } from "../../seal/index.ts";
import { findTampering } from "./evidence/evidence-faults.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const documents = () => server.deps.db.selectFrom("document").selectAll().orderBy("kind").execute();
const statuses = async () =>
  Object.fromEntries((await documents()).map(({ kind, status }) => [kind, status]));
const mailsTo = (email: string) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const events = async (documentId: string) => {
  const rows = await server.deps.db
    .selectFrom("signature_event as e")
    .innerJoin("signature_request as r", "r.id", "e.request_id")
    .select("e.type")
    .where("r.document_id", "=", documentId)
    .orderBy("e.sequence")
    .execute();
  return rows.map(({ type }) => type);
};

describe("from the sending to the sealed copy", () => {
  it("the participant signs his three documents in one go, then each other party what is his", async () => {
    await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
    const { participant, producer, pmoEmail } = signing;
    expect(await statuses()).toEqual({ bulletin: "SENT", accord: "SENT", salesContract: "SENT" });
    expect(mailsTo(participant.email)).toEqual([expect.stringContaining("3\u00a0documents à signer pour")]);
    expect(mailsTo(producer.email)).toEqual([]);

    await signAll(server, participant.email);
    expect(await statuses()).toEqual({ bulletin: "DONE", accord: "SENT", salesContract: "SENT" });
    expect(mailsTo(producer.email)).toEqual([expect.stringContaining("1\u00a0contrat de vente à signer")]);
    expect(mailsTo(pmoEmail)).toContainEqual(expect.stringContaining("1\u00a0document à signer"));

    await signAll(server, producer.email);
    await signAll(server, pmoEmail);
    expect(await statuses()).toEqual({ bulletin: "DONE", accord: "DONE", salesContract: "DONE" });
    const application = await server.deps.db
      .selectFrom("application")
      .select("status")
      .where("id", "=", signing.application.id)
      .executeTakeFirstOrThrow();
    expect(application.status).toBe("SIGNED");
    expect(mailsTo(pmoEmail)).toContainEqual(expect.stringContaining("a tous ses documents en règle"));
    // What comes next the home alone knows: a declaration and an agreement may come before the start.
    const signed = server.mails.find(({ subject }) => subject.includes("a tous ses documents en règle"));
    expect(signed?.text).toContain("La page d’accueil de votre projet dit ce qui vient ensuite");
    expect(signed?.text).toMatch(/\/project-owner\/[\w-]+\s/u);
    expect(signed?.text).not.toContain("Mettre en exploitation");
  });

  it("the copy is sealed, verified in public with its signers, and downloaded by the link that is mailed", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    await signAll(server, signing.participant.email);
    const signer = signerAt(server, signing.participant.email);
    const session = await readSession(signer);
    expect(session).toMatchObject({ status: "signed", document: { status: "signed" } });
    const file = await signer.send("GET", `/api/signature/${signer.token}/file`);
    expect(file.headers["content-disposition"]).toContain("attachment");
    expect(verifySeal(file.rawPayload)).toMatchObject({ sealed: true, intact: true });

    const verify = async (bytes: Uint8Array) =>
      (
        await server
          .visitor()
          .send("POST", "/api/signature/verification", undefined, fileBody(bytes, "copie.pdf"))
      ).json();
    const sha256 = createHash("sha256").update(file.rawPayload).digest("hex");
    expect(await verify(file.rawPayload)).toMatchObject({
      verdict: "sealed-here",
      known: true,
      sha256,
      signers: [{ name: "Hugo Petit", role: "participant" }],
    });
    const changed = Buffer.from(file.rawPayload);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    expect(await verify(changed)).toMatchObject({ verdict: "changed", known: false, signers: [] });
    await asDatabaseOwner(server.deps.db, (tx) => tx.deleteFrom("signed_paper").execute());
    expect(await verify(file.rawPayload)).toMatchObject({
      verdict: "sealed-here",
      known: false,
      signers: [],
    });
    const prepared = await server.deps.storage.get((await documents())[0]?.prepared_key ?? "");
    expect(await verify(prepared?.bytes ?? new Uint8Array())).toMatchObject({ verdict: "not-sealed" });
    expect(await verify(Buffer.from("pas un PDF"))).toMatchObject({ verdict: "not-sealed" });
  });

  it("keeps what proves it, in a chain that shows whatever is changed in it", async () => {
    const [accordId = ""] = await sendToSign(server, signing, ["accord"]);
    await signAll(server, signing.participant.email);
    await signAll(server, signing.pmoEmail);
    expect(await events(accordId)).toEqual([
      "created",
      "sent",
      "opened",
      "code-sent",
      "consent",
      "signed",
      "sent",
      "opened",
      "code-sent",
      "consent",
      "signed",
      "sealed",
    ]);
    const { db } = server.deps;
    const { id } = await db.selectFrom("signature_request").select("id").executeTakeFirstOrThrow();
    expect(await findTampering(server.deps, id)).toBeNull();
  });

  it("says in each signature the name, the address, the browser, and what was signed", async () => {
    const [id = ""] = await sendToSign(server, signing, ["bulletin"]);
    await signAll(server, signing.participant.email);
    const signed = await server.deps.db
      .selectFrom("signature_event")
      .selectAll()
      .where("type", "=", "signed")
      .executeTakeFirstOrThrow();
    const document = (await documents()).find((one) => one.id === id);
    expect(signed).toMatchObject({ ip: "127.0.0.1", user_agent: "lightMyRequest" });
    expect(signed.data).toMatchObject({
      name: "Hugo Petit",
      role: "participant",
      documentSha256: document?.prepared_sha256,
    });
  });
});

describe("who signs after others", () => {
  it("gets one mail for all that has come to his turn, and signs it in one go", async () => {
    const others = await aSigning(server);
    const second = { ...others, projectId: signing.projectId, pmoEmail: signing.pmoEmail };
    await sendToSign(server, signing, ["accord"]);
    await sendToSign(server, second, ["accord"]);
    await signAll(server, signing.participant.email);
    await signAll(server, second.participant.email);
    const invitations = mailsTo(signing.pmoEmail).filter((subject) => subject.includes("à signer"));
    expect(invitations).toHaveLength(1);
    const pmo = signerAt(server, signing.pmoEmail);
    expect((await readSession(pmo)).documents.map(({ status }) => status)).toEqual(["to-sign", "to-sign"]);
    // The way back to an application is the participant's own.
    const own = (await readSession(signerAt(server, signing.participant.email))).documents;
    expect(own.map(({ consumptionPointId }) => consumptionPointId)).toEqual([signing.application.consumerId]);
    expect((await readSession(pmo)).documents.map((one) => one.consumptionPointId)).toEqual([null, null]);
    await sendSignature(pmo, await askCode(server, pmo), { name: "Odile Martin" });
    await server.settle();
    expect((await documents()).map(({ status }) => status)).toEqual(["DONE", "DONE"]);
    const copies = mailsTo(signing.pmoEmail).filter((subject) => subject.includes("signés"));
    expect(copies).toHaveLength(1);
  });

  it("signs once for two places that are his own", async () => {
    const owner = { ...signing, participant: { ...signing.participant, email: signing.pmoEmail } };
    owner.participant.firstName = "Odile";
    owner.participant.name = "Martin";
    const change = { account_id: signing.owner.id };
    await server.deps.db.updateTable("consumption_point").set(change).execute();
    await sendToSign(server, owner, ["accord"]);
    const signer = signerAt(server, owner.participant.email);
    expect((await readSession(signer)).documents).toHaveLength(1);
    await sendSignature(signer, await askCode(server, signer), { name: "Odile Martin" });
    await server.settle();
    expect(await statuses()).toEqual({ accord: "DONE" });
    const roles = await server.deps.db
      .selectFrom("signature_signer")
      .select(["role", "status"])
      .orderBy("position")
      .execute();
    expect(roles).toEqual([
      { role: "participant", status: "signed" },
      { role: "pmo", status: "signed" },
    ]);
  });

  it("is shown the documents as soon as he confirms his address, and signs them without opening the link anew", async () => {
    const email = "hugo@ailleurs.fr";
    await sendToSign(server, { ...signing, participant: { ...signing.participant, email } }, ["bulletin"]);
    const signer = signerAt(server, email);
    expect((await confirmAs(signer)).json()).toMatchObject({ status: "to-sign" });
    const answer = await sendSignature(signer, await askCode(server, signer));
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  });

  it("does not sign for another who has the same mailbox, even in the same name", async () => {
    const shared = { ...signing, pmoEmail: signing.participant.email };
    shared.participant.firstName = "Odile";
    shared.participant.name = "Martin";
    await sendToSign(server, shared, ["accord"]);
    await signAll(server, shared.participant.email);
    expect(await statuses()).toEqual({ accord: "SENT" });
    const signer = signerAt(server, shared.participant.email);
    expect(await readSession(signer)).toMatchObject({ status: "to-confirm", documents: [] });
    await confirmAs(signer);
    expect(await readSession(signer)).toMatchObject({ signer: { firstName: "Odile", role: "pmo" } });
  });
});

describe("a link tells", () => {
  it("for which business its person signs, once he has confirmed his address", async () => {
    const participant = { ...company, email: "hugo@boulangerie.fr" };
    await sendToSign(server, { ...signing, participant }, ["bulletin"]);
    const signer = signerAt(server, participant.email);
    expect(await readSession(signer)).toMatchObject({ status: "to-confirm", signer: { company: null } });
    expect((await confirmAs(signer)).json()).toMatchObject({
      signer: { company: { name: "Soleil & Cie", officialRole: "gérant" } },
    });
  });

  it("for which association or business each other party signs, as the document names it", async () => {
    const seller = { ...company, firstName: "Paule", name: "Roche", email: signing.producer.email };
    await sendToSign(server, { ...signing, producer: seller }, ["accord", "salesContract"]);
    await signAll(server, signing.participant.email);
    expect(await readSession(signerAt(server, signing.pmoEmail))).toMatchObject({
      signer: { role: "pmo", company: { name: "Les Voisins du Soleil", officialRole: null } },
    });
    expect(await readSession(signerAt(server, seller.email))).toMatchObject({
      signer: { role: "producer", company: { name: "Soleil & Cie", officialRole: "gérant" } },
    });
  });

  it("who has still to sign each document, once its person has", async () => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    const signer = signerAt(server, signing.participant.email);
    const awaited = async () =>
      (await readSession(signer)).documents.map(({ kind, awaited: others }) => [
        kind,
        others.map(({ role }) => role),
      ]);
    expect(await awaited()).toEqual([
      ["bulletin", []],
      ["accord", []],
    ]);
    await signAll(server, signing.participant.email);
    expect(Object.fromEntries(await awaited())).toEqual({ bulletin: [], accord: ["pmo"] });
  });
});

it("the mail with the code names its person and the project", async () => {
  await sendToSign(server, signing, ["bulletin"]);
  await askCode(server, signerAt(server, signing.participant.email));
  const mail = server.mails.findLast(({ subject }) => subject === "Votre code de signature");
  expect(mail?.text).toContain("Bonjour Hugo,");
  expect(mail?.text).toMatch(/vos documents du projet «\u00a0.+\u00a0»/u);
});

describe("a signed-in person", () => {
  it("is given a fresh link to what waits for him, and told when nothing does", async () => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    const pointId = signing.application.consumerId ?? "";
    const ask = () => signing.holder.call(signatureCalls.linkConsumerSignature, { params: { id: pointId } });
    const { url } = await ask();
    const token = url.split("/").at(-1) ?? "";
    const session = await server.visitor().call(signatureCalls.readSignature, { params: { token } });
    expect(session.documents).toHaveLength(2);
    const owners = () => signing.owner.send("POST", `/api/project/${signing.projectId}/signature/link`);
    expect((await owners()).json()).toMatchObject({ statusCode: 409, message: "NOTHING_TO_SIGN" });
    await signAll(server, signing.participant.email);
    expect((await owners()).statusCode).toBe(201);
    await expect(ask()).rejects.toThrow("NOTHING_TO_SIGN");
  });

  it("reads in his documents until when he can sign, and no day once nobody can", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const id = signing.application.consumerId ?? "";
    const read = () => signing.holder.call(documentCalls.getConsumerDocuments, { params: { id } });
    const token = mailedLink(server, signing.participant.email);
    const { expiresAt } = await server.visitor().call(signatureCalls.readSignature, { params: { token } });
    const sent = await read();
    expect(sent?.bulletin.signUntil).toBe(expiresAt);
    expect(sent?.accord.signUntil).toBeNull();
  });

  it("is led to his own signature from his documents, and to nobody else’s", async () => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    const { holder, owner, projectId, application } = signing;
    const pointId = application.consumerId ?? "";
    const links = async () => {
      const own = await holder.call(documentCalls.getConsumerDocuments, { params: { id: pointId } });
      const rows = await owner.call(documentCalls.listDocuments, { params: { id: projectId } });
      const seen = rows.find(({ id }) => id === pointId);
      return [own?.bulletin, own?.accord, seen?.bulletin, seen?.accord].map((document) =>
        document?.signatureLink ? new URL(document.signatureLink).pathname : null,
      );
    };
    const holders = pages.signOwn.to({ place: "consumer", id: pointId });
    expect(await links()).toEqual([holders, holders, null, null]);
    await signAll(server, signing.participant.email);
    expect(await links()).toEqual([null, null, null, pages.signOwn.to({ place: "project", id: projectId })]);
    await signAll(server, signing.pmoEmail);
    expect(await links()).toEqual([null, null, null, null]);
  });
});

describe("mails", () => {
  it("say what is to sign, for whom, how long it takes, until when, and where", async () => {
    await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
    const [mail] = server.mails;
    expect(mail?.text).toContain("Odile Martin");
    expect(mail?.text).toContain("- Bulletin d’adhésion\n- Accord de participation\n- Contrat de vente");
    expect(mail?.text).toContain("environ 25\u00a0minutes");
    expect(mail?.text).toMatch(/jusqu’au \d+ \S+ \d{4}/);
    expect(mail?.text).toContain(`/signature/${mailedLink(server, signing.participant.email)}`);
    expect(mail?.replyTo).toBe(signing.owner.email);
  });
});
