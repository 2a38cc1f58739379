import { randomBytes } from "node:crypto";
import type { Call } from "@mec/api";
import { type Calls, calls } from "@mec/api/calls";
import { documentStatuses, type KeptDocumentStatus } from "@mec/domain/document";
import { addressStates, requestStatuses, signerStatuses } from "@mec/domain/signature";
import { beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "../src/links/tokens.ts";
import { callNames, requestOf } from "./access-bodies.ts";
import { confirmAll, type DocumentState, putDocuments } from "./access-documents.ts";
import { type ActorName, actors, expected, makeWorld, objects, secretsRead } from "./access-world.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";

/**
 * The calls about documents, by every person, confirmed or not, in every state of a document and its
 * signatures.
 */

const kept = documentStatuses.filter(
  (status): status is KeptDocumentStatus => status !== "NOT-READY" && status !== "READY",
);
/** Each value of each of the four parts of a state at least once, with the usual values of the others. */
const usual: DocumentState = {
  document: "SENT",
  request: "ongoing",
  signer: "notified",
  address: "confirmed",
};
const states: DocumentState[] = [
  ...kept.map((document) => ({ ...usual, document })),
  ...requestStatuses.map((request) => ({ ...usual, request })),
  ...signerStatuses.map((signer) => ({ ...usual, signer })),
  ...addressStates.map((address) => ({ ...usual, address })),
];
const nameOf = (state: DocumentState) => Object.values(state).join(", ");
/** Each state, with the accounts' addresses confirmed or not, in turn. */
const cases = [...new Map(states.map((state) => [nameOf(state), state]))].map(
  ([name, state], index) => [name, index % 2 === 0, state] as const,
);

const isAboutDocuments = (name: keyof Calls) => /\/(document|signature|signed-)/.test(calls[name].path);
const documents = callNames.filter(isAboutDocuments);
/** The calls by a link, except those by which its reader says that he is, or is not, the person. */
const byToken = ["readSignature", "readSignatureSummary", "getSignatureFile", "sign", "decline"] as const;

let server: TestServer;
let world: Record<ActorName, Visitor>;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});

/** What changes when somebody acts on a document; having been read does not count. */
async function fingerprint(): Promise<string> {
  const { db } = server.deps;
  const signers = await db
    .selectFrom("signature_signer")
    .select(["id", "status", "address_confirmed_at", "disowned_at"])
    .orderBy("id")
    .execute();
  const rows = await Promise.all([
    db.selectFrom("document").select(["id", "status", "updated_at"]).orderBy("id").execute(),
    db.selectFrom("signature_request").select(["id", "status"]).orderBy("id").execute(),
    db.selectFrom("signature_link").select("token_hash").orderBy("token_hash").execute(),
  ]);
  const unread = signers.map((one) => ({
    ...one,
    status: one.status === "opened" ? "notified" : one.status,
  }));
  return JSON.stringify([...rows, unread]);
}

const inPath = (name: keyof Calls) => {
  const { access }: Call = calls[name];
  return "object" in access ? objects[access.object] : [];
};

describe("the calls about documents open to those they name, and move nothing for others", () => {
  it.each(cases)("%s, addresses confirmed: %s", async (_, isConfirmed, state) => {
    await putDocuments(server, state);
    await confirmAll(server, isConfirmed);
    const before = await fingerprint();
    for (const name of documents) {
      const call: Call = calls[name];
      for (const object of inPath(name)) {
        for (const actor of actors) {
          const promise = expected(call, actor, object);
          if (promise === "open" && call.method !== "GET") continue;
          const { method, url, json } = requestOf(name, object.id);
          const response = await world[actor].send(method, url, json);
          const where = `${name} by ${actor} on ${object.id}`;
          expect(response.statusCode, where).toBeLessThan(500);
          expect(secretsRead(actor, response.body), where).toEqual([]);
          if (promise !== "open") expect(response.statusCode, where).toBe(promise);
          else expect([401, 403], where).not.toContain(response.statusCode);
        }
      }
    }
    expect(await fingerprint()).toBe(before);
  });
});

/** A link of this mailbox as stored in the database: mailed, or made by an account for itself. */
async function linkOf(email: string, accountId: string | null, projectId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await server.deps.db
    .insertInto("signature_link")
    .values({
      token_hash: hashToken(token),
      project_id: projectId,
      email,
      account_id: accountId,
      created_at: new Date(),
      expires_at: new Date("2100-01-01T00:00:00Z"),
    })
    .execute();
  return token;
}

describe("a link shows its mailbox’s own documents only, and without the mailbox’s code moves none", () => {
  it.each(cases)("%s, addresses confirmed: %s", async (_, isConfirmed, state) => {
    await putDocuments(server, state);
    await confirmAll(server, isConfirmed);
    const signers = await server.deps.db
      .selectFrom("signature_signer as s")
      .innerJoin("signature_request as r", "r.id", "s.request_id")
      .innerJoin("document as d", "d.id", "r.document_id")
      .select(["s.email", "s.account_id", "d.id as documentId", "d.project_id"])
      .execute();
    const links: { token: string; own: string[] }[] = [];
    for (const { email, account_id, project_id } of signers) {
      const own = signers
        .filter((one) => one.email === email && one.project_id === project_id)
        .map(({ documentId }) => documentId);
      for (const accountId of [null, account_id])
        links.push({ token: await linkOf(email, accountId, project_id), own });
    }
    const before = await fingerprint();
    for (const { token, own } of links) {
      for (const name of byToken) {
        const others = signers.map((one) => one.documentId).filter((id) => !own.includes(id));
        for (const documentId of [own[0] ?? "", others[0] ?? ""]) {
          const { method, url, json } = requestOf(name, documentId);
          const path = url
            .replace(/\/signature\/[^/?]+/, `/signature/${token}`)
            .replace(/documentId=[^&]+/, `documentId=${documentId}`);
          const body = json === undefined ? undefined : { ...(json as object), documentIds: [documentId] };
          const response = await world.visitor.send(method, path, body);
          const where = `${name} of ${documentId}: ${response.body.slice(0, 200)}`;
          expect(response.statusCode, where).toBeLessThan(500);
          for (const { documentId: other } of signers.filter((one) => !own.includes(one.documentId)))
            if (response.statusCode < 300) expect(response.body, where).not.toContain(other);
          if (name === "getSignatureFile" && !own.includes(documentId))
            expect(response.statusCode, where).toBe(404);
        }
      }
    }
    expect(await fingerprint()).toBe(before);
  });
});
