import { randomUUID } from "node:crypto";
import { signatureCalls } from "@mec/api/signature";
import type { DocumentKind } from "@mec/domain/document";
import type { SignatoryInput } from "@mec/domain/signatory";
import { inTransaction } from "../src/db/transaction.ts";
import type { DocumentContent } from "../src/documents/to-sign/content.ts";
import { legalDocument } from "../src/documents/to-sign/document.ts";
import { sha256 } from "../src/features/signature/evidence/evidence.ts";
import {
  addressAt,
  aScene,
  aSignatory,
  confirmEmail,
  type Scene,
  setStatus,
} from "./application-fixtures.ts";
import { accord, bulletin, consumptionSite, productionSite, salesContract } from "./document-samples.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { keptScene } from "./kept-scenes.ts";

export interface Signing extends Scene {
  /** The place that the documents are about, where it is not the samples'. */
  readonly placeName?: string;
  /** The installation that the producer holds. */
  readonly productionPointId: string;
  readonly participant: SignatoryInput;
  readonly producer: SignatoryInput;
  readonly pmoEmail: string;
}

/** An installation of the project, of an account of its own. */
export async function insertProducer(
  { deps }: TestServer,
  projectId: string,
  accountId: string,
): Promise<string> {
  const address = addressAt(0.2);
  const { id } = await deps.db
    .insertInto("production_point")
    .values({
      account_id: accountId,
      project_id: projectId,
      name: "Toit d’en face",
      address: JSON.stringify(address),
      ...address.coordinates,
      production_type: "photovoltaic",
      annual_production: 9000,
      production_power: 9,
      prm: "30009999999992",
      segment: "C5",
      price_min: 0.1,
      price_max: 0.15,
      created_at: deps.now(),
      updated_at: deps.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An accepted participant, whose owner is the contact of the legal body, and a producer who sells to him. */
export async function aSigning(server: TestServer): Promise<Signing> {
  const scene = await aScene(server);
  await confirmEmail(server, scene.owner.id);
  await confirmEmail(server, scene.holder.id);
  await setStatus(server, scene.application.id, "SIGNATURE");
  const producer = await server.signedUp({ firstName: "Paule", lastName: "Roche" });
  await confirmEmail(server, producer.id);
  return {
    ...scene,
    productionPointId: await insertProducer(server, scene.projectId, producer.id),
    participant: { ...aSignatory, firstName: "Hugo", name: "Petit", email: scene.holder.email },
    producer: { ...aSignatory, firstName: "Paule", name: "Roche", email: producer.email },
    pmoEmail: scene.owner.email,
  };
}

/** The same on a new server, where people have no mails yet. */
export async function startSigning(
  environment: NodeJS.ProcessEnv = {},
): Promise<{ server: TestServer; signing: Signing }> {
  const server = await startTestServer(environment);
  const signing = await keptScene(server, "signing", async () => {
    const made = await aSigning(server);
    await server.forgetMails();
    return made;
  });
  return { server, signing };
}

/** The same, with documents that were sent to their signers. */
export async function startDocuments(
  ...kinds: readonly DocumentKind[]
): Promise<{ server: TestServer; signing: Signing; documentIds: string[] }> {
  const server = await startTestServer();
  const scene = await keptScene(server, `sent_${kinds.join("_")}`, async () => {
    const signing = await aSigning(server);
    await server.forgetMails();
    return { signing, documentIds: await sendToSign(server, signing, kinds) };
  });
  return { server, ...scene };
}

/** The same, with a document that its participant has signed. */
export async function startSigned(): Promise<{ server: TestServer; signing: Signing }> {
  const server = await startTestServer();
  const signing = await keptScene(server, "signed", async () => {
    const signing = await aSigning(server);
    await sendToSign(server, signing, ["bulletin"]);
    await signAll(server, signing.participant.email);
    return signing;
  });
  return { server, signing };
}

function contentFor(kind: DocumentKind, signing: Signing): DocumentContent {
  const { participant, producer, pmoEmail, projectId, productionPointId: pointId } = signing;
  const interlocutor = {
    gender: "F" as const,
    firstName: "Odile",
    lastName: "Martin",
    email: pmoEmail,
    phoneNumber: "06 12 34 56 78",
    projectIdentification: "",
  };
  const head = { project: { ...bulletin.project, id: projectId }, interlocutor, reference: randomUUID() };
  const site = { ...consumptionSite, name: signing.placeName ?? consumptionSite.name };
  if (kind === "bulletin") return { ...bulletin, ...head, participant, site };
  if (kind === "accord") return { ...accord, ...head, participant, site };
  return {
    ...salesContract,
    ...head,
    site,
    consumer: participant,
    producers: [{ pointId, identity: producer, site: productionSite }],
  };
}

/**
 * Documents as their preparation leaves them, ready for their signers. @returns their ids, in the order of the kinds.
 */
export async function prepare(
  server: TestServer,
  signing: Signing,
  kinds: readonly DocumentKind[],
  prepared?: Uint8Array,
): Promise<string[]> {
  const { db, storage, workers, now } = server.deps;
  const ids: string[] = [];
  for (const kind of kinds) {
    const content = contentFor(kind, signing);
    const bytes = prepared ?? (await workers.run("documentPdf", { content }, "test"));
    const { id } = await db
      .insertInto("document")
      .values({
        project_id: signing.projectId,
        consumption_point_id: signing.application.consumerId ?? null,
        kind,
        status: "IN_TRANSIT",
        data: JSON.stringify(content),
        words: JSON.stringify(legalDocument(content)),
        file_name: `${kind}.pdf`,
        prepared_key: await storage.put(bytes, { contentType: "application/pdf" }),
        prepared_sha256: sha256(bytes),
        created_at: now(),
        updated_at: now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** The same, handed to their signers, who have their mails. */
export async function sendToSign(
  server: TestServer,
  signing: Signing,
  kinds: readonly DocumentKind[],
): Promise<string[]> {
  const documentIds = await prepare(server, signing, kinds);
  await emit(server, { type: "signature-wanted", documentIds });
  return documentIds;
}

export async function emit(
  server: TestServer,
  event: Parameters<TestServer["deps"]["queue"]["emit"]>[1],
): Promise<void> {
  await inTransaction(server.deps.db, (tx) => server.deps.queue.emit(tx, event));
  await server.settle();
}

const link = /\/signature\/([\w-]{43})/;

/** The token in the newest signature link that was mailed to this person. */
export function mailedLink(server: TestServer, email: string): string {
  const mail = server.mails.findLast(({ to, text }) => to === email && link.test(text));
  const token = mail?.text.match(link)?.[1];
  if (token === undefined) throw new Error(`No signature link was mailed to ${email}`);
  return token;
}

const code = /Votre code\s*: (\d{3})\s(\d{3})/;

/** The code in a mail. */
export function codeIn(text = ""): string {
  const [, first = "", last = ""] = text.match(code) ?? [];
  return first + last;
}

/** The newest code that was mailed to this person. */
export function mailedCode(server: TestServer, email: string): string {
  const mail = server.mails.findLast(({ to, text }) => to === email && code.test(text));
  if (!mail) throw new Error(`No code was mailed to ${email}`);
  return codeIn(mail.text);
}

export interface Signer extends Visitor {
  readonly token: string;
  readonly email: string;
}

/** Somebody who follows the newest link of his mails, in a browser where nobody is signed in. */
export const signerAt = (server: TestServer, email: string): Signer => ({
  ...server.visitor(),
  email,
  token: mailedLink(server, email),
});

export const readSession = (signer: Signer) =>
  signer.call(signatureCalls.readSignature, { params: { token: signer.token } });

export async function askCode(server: TestServer, signer: Signer): Promise<string> {
  await signer.call(signatureCalls.sendSignatureCode, { params: { token: signer.token } });
  await server.settle();
  return mailedCode(server, signer.email);
}

export const sendSignature = (signer: Signer, code: string, more: object = {}) =>
  signer.send("POST", `/api/signature/${signer.token}/sign`, {
    code,
    consent: true,
    name: "Hugo Petit",
    ...more,
  });

export const declineAs = (signer: Signer, code: string, more: object = {}) =>
  signer.send("POST", `/api/signature/${signer.token}/decline`, {
    code,
    reason: "Le montant n’est pas celui annoncé.",
    ...more,
  });

/** Confirms being the person that an account named, by a link from the mails. */
export async function confirmAs(signer: Signer) {
  const { signer: named } = await readSession(signer);
  return signer.send("POST", `/api/signature/${signer.token}/address`, { signerId: named.id });
}

/** The status of a document, and its reason. */
export const standingOf = ({ deps }: TestServer, documentId: string) =>
  deps.db
    .selectFrom("document")
    .select(["status", "reason"])
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();

export async function disownAs(signer: Signer) {
  const { signer: named } = await readSession(signer);
  return signer.send("POST", `/api/signature/${signer.token}/not-me`, { signerId: named.id });
}

/** Confirms his address if need be, and reads all that is shown. */
export async function openAll(signer: Signer): Promise<{ name: string }> {
  if ((await readSession(signer)).status === "to-confirm") await confirmAs(signer);
  const { signer: named } = await readSession(signer);
  return { name: `${named.firstName} ${named.lastName}` };
}

/** Reads, asks for the code, signs everything shown, and runs the jobs that follow. */
export async function signAll(server: TestServer, email: string) {
  const signer = signerAt(server, email);
  const { name } = await openAll(signer);
  const answer = await sendSignature(signer, await askCode(server, signer), { name });
  await server.settle();
  return answer;
}
