import { limits } from "@mec/domain/account";
import { consentText } from "@mec/domain/signature";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import {
  askCode,
  openAll,
  readSession,
  type Signer,
  type Signing,
  sendSignature,
  sendToSign,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { checkEvidence } from "./evidence/evidence-check.ts";
import { readEvidence } from "./evidence/evidence-store.ts";
import { certificateOf } from "./signed-papers/seal-request.ts";
import { findSealable } from "./signed-papers/seal-store.ts";

let server: TestServer;
let signing: Signing;
let signer: Signer;
/** The first in the order in which they are shown, the one that has its text, and another. */
let ids: { first: string; twin: string; other: string };

/** Two bulletins of one person that differ by their place, and an accord. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  const { db } = server.deps;
  const [one = "", other = ""] = await sendToSign(server, signing, ["bulletin", "accord"]);
  const consumerId = await consumptionPointRow(db, signing.holder.id, { name: "Atelier" });
  await applicationRow(db, {
    projectId: signing.projectId,
    consumptionPointId: consumerId,
    status: "SIGNATURE",
  });
  const application = { ...signing.application, consumerId };
  const [two = ""] = await sendToSign(server, { ...signing, placeName: "Atelier", application }, [
    "bulletin",
  ]);
  signer = signerAt(server, signing.participant.email);
  await openAll(signer);
  ids = { first: two, twin: one, other };
});

const signHaving = async (read: readonly string[]) =>
  sendSignature(signer, await askCode(server, signer), { documentIds: Object.values(ids), read });
const requestOf = async (documentId: string) => {
  const { db } = server.deps;
  const row = await db
    .selectFrom("signature_request")
    .select("id")
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow();
  return row.id;
};
const consentOf = async (documentId: string) => {
  const { rows } = await sql<{ reading: object }>`select data->'reading' as reading from signature_event
    where type = 'consent' and request_id = ${await requestOf(documentId)}`.execute(server.deps.db);
  return rows[0]?.reading;
};

describe("what is signed", () => {
  it("was read: while one of the documents is not, none is signed", async () => {
    const answer = await signHaving([ids.first]);
    expect(answer.json()).toMatchObject({
      ...{ statusCode: 409, message: "NOT_READ" },
      issues: [{ message: "Il reste un document à lire avant de signer." }],
    });
    expect(await consentOf(ids.first)).toBeUndefined();
  });

  it("is compared so many times by one link, by a wrong code too, and one who had still to read keeps his code", async () => {
    const code = await askCode(server, signer);
    const documentIds = Object.values(ids);
    const tell = (given: string, read: readonly string[]) =>
      sendSignature(signer, given, { documentIds, read });
    expect((await tell(code, [ids.first])).json().message).toBe("NOT_READ");
    const { points } = limits.comparisonsPerLink;
    const statuses: number[] = [];
    for (let tries = 1; tries < points + 2; tries += 1)
      statuses.push((await tell("000000", [ids.first])).statusCode);
    expect(statuses).toEqual([...Array(points - 1).fill(409), 429, 429]);
    // Who has read all compares nothing.
    expect((await tell(code, documentIds)).statusCode).toBe(200);
  });

  it("was read to its end, or has the text of one that was, and its evidence says which", async () => {
    expect((await signHaving([ids.first, ids.other])).statusCode).toBe(200);
    expect(await consentOf(ids.first)).toEqual({ how: "whole" });
    expect(await consentOf(ids.twin)).toEqual({
      ...{ how: "same-text", like: ids.first },
      likeSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await checkEvidence(server.deps)).toEqual([]);
    const requestId = await requestOf(ids.twin);
    const sealable = await findSealable(server.deps.db, requestId);
    const events = await readEvidence(server.deps.db, requestId);
    const told = sealable && certificateOf(sealable, events, server.deps.now()).readings;
    expect(told).toEqual([
      {
        who: expect.stringContaining("Hugo Petit"),
        text: expect.stringContaining("même texte qu’un document"),
      },
    ]);
  });

  it("was consented to in words that are true of who must not read each: a file whose signers had others keeps both", async () => {
    expect(consentText).not.toContain("J’ai lu");
    await signHaving([ids.first, ids.other]);
    const requestId = await requestOf(ids.first);
    const sealable = await findSealable(server.deps.db, requestId);
    const events = await readEvidence(server.deps.db, requestId);
    const consents = events.filter((event) => event.type === "consent");
    const former = consents.map((event) => ({ ...event, data: { ...event.data, text: "J’ai lu." } }));
    const textsOf = (known: typeof events) =>
      sealable && certificateOf(sealable, known, server.deps.now()).consentTexts;
    expect(textsOf([...consents, ...consents])).toEqual([consentText]);
    expect(textsOf([...former, ...consents])).toEqual(["J’ai lu.", consentText]);
  });

  it("need not be read by who signs for the legal body: the evidence says which he was shown", async () => {
    expect((await signHaving([ids.first, ids.other])).statusCode).toBe(200);
    await server.settle();
    const president = signerAt(server, signing.pmoEmail);
    await openAll(president);
    const { documents } = await readSession(president);
    expect(documents.map(({ mustBeRead }) => mustBeRead)).toEqual(documents.map(() => undefined));
    const { name } = await openAll(president);
    const [shown] = documents;
    const answer = await sendSignature(president, await askCode(server, president), {
      name,
      read: shown ? [shown.id] : [],
    });
    expect(answer.statusCode).toBe(200);
    expect(documents.length).toBeGreaterThan(0);
  });

  it("says nothing of its reading where the page told none", async () => {
    const code = await askCode(server, signer);
    expect((await sendSignature(signer, code)).statusCode).toBe(200);
    expect(await consentOf(ids.first)).toBeNull();
  });
});
