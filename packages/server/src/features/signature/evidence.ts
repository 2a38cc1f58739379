import { createHash } from "node:crypto";
import {
  chainEvents,
  type EvidenceEvent,
  type EvidenceFact,
  type EvidenceType,
  findBrokenEvent,
} from "@mec/domain/signature";
import type { Selectable } from "kysely";
import type { SignatureEventTable } from "../../db/papers-schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Origin } from "../../deps.ts";

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** A fact, and the request whose chain it goes to. */
export interface RequestFact {
  readonly requestId: string;
  readonly type: EvidenceType;
  /** Null for what the platform does. */
  readonly signerId: string | null;
  readonly data: EvidenceFact["data"];
}

const toEvent = (row: Selectable<SignatureEventTable>): EvidenceEvent => ({
  requestId: row.request_id,
  sequence: row.sequence,
  type: row.type as EvidenceType,
  signerId: row.signer_id,
  at: row.at.toISOString(),
  ip: row.ip,
  userAgent: row.user_agent,
  data: row.data as EvidenceFact["data"],
  previousHash: row.previous_hash,
  hash: row.hash,
});

const toRow = (event: EvidenceEvent) => ({
  request_id: event.requestId,
  sequence: event.sequence,
  type: event.type,
  signer_id: event.signerId,
  at: new Date(event.at),
  ip: event.ip,
  user_agent: event.userAgent,
  data: JSON.stringify(event.data),
  previous_hash: event.previousHash,
  hash: event.hash,
});

/** The last event of each of these requests. */
async function lastEvents(tx: Tx, requestIds: readonly string[]): Promise<Map<string, EvidenceEvent>> {
  const rows = await tx
    .selectFrom("signature_event")
    .distinctOn("request_id")
    .selectAll()
    .where("request_id", "in", requestIds)
    .orderBy("request_id")
    .orderBy("sequence", "desc")
    .execute();
  return new Map(rows.map((row) => [row.request_id, toEvent(row)]));
}

/** How many events one statement writes, so that none holds the others up. */
const batch = 100;

/** Writes facts at the end of their requests' chains. The requests must be locked: a chain has one end. */
export async function appendEvidence(
  tx: Tx,
  facts: readonly RequestFact[],
  { now, origin }: { now: Date; origin?: Origin },
): Promise<void> {
  if (facts.length === 0) return;
  const byRequest = new Map<string, RequestFact[]>();
  for (const fact of facts) {
    const own = byRequest.get(fact.requestId);
    if (own) own.push(fact);
    else byRequest.set(fact.requestId, [fact]);
  }
  const last = await lastEvents(tx, [...byRequest.keys()]);
  const where = { ip: origin?.ip ?? null, userAgent: origin?.userAgent ?? null };
  const events = [...byRequest].flatMap(([requestId, own]) => {
    const added = own.map(({ requestId: _, ...fact }) => ({ ...fact, ...where, at: now.toISOString() }));
    return chainEvents(requestId, last.get(requestId), added, sha256);
  });
  for (let from = 0; from < events.length; from += batch) {
    const rows = events.slice(from, from + batch).map(toRow);
    await tx.insertInto("signature_event").values(rows).execute();
  }
}

/** A request's chain, from its beginning. */
export async function readEvidence(db: Db, requestId: string): Promise<EvidenceEvent[]> {
  const rows = await db
    .selectFrom("signature_event")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("sequence")
    .execute();
  return rows.map(toEvent);
}

/**
 * Whether a request's evidence is as it was written.
 * @returns the sequence of the first event that was changed or taken away, null when none was.
 */
export async function findTampering(db: Db, requestId: string, lastHash?: string): Promise<number | null> {
  return findBrokenEvent(requestId, await readEvidence(db, requestId), sha256, lastHash);
}
