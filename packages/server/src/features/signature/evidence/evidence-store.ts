import { setImmediate } from "node:timers/promises";
import {
  type ChainEnd,
  type EvidenceContent,
  type EvidenceEvent,
  evidenceContentSchema,
} from "@mec/domain/signature";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import type { Db, Tx } from "../../../db/transaction.ts";

/** The register: a chain that belongs to no request and records what happens to all the others. */
export const registerId = "00000000-0000-0000-0000-000000000000";

/** An event, with its mac and the id of the key. */
export interface KeyedEvent extends EvidenceEvent {
  readonly mac: string | null;
  readonly keyId: string | null;
}

/** An event read from a chain, its content known by its type. */
export type KnownEvent = EvidenceEvent & EvidenceContent;

const toEvent = (row: Selectable<Schema["signature_event"]>): KeyedEvent => ({
  requestId: row.request_id,
  sequence: row.sequence,
  type: row.type,
  signerId: row.signer_id,
  at: row.at.toISOString(),
  ip: row.ip,
  userAgent: row.user_agent,
  data: row.data,
  previousHash: row.previous_hash,
  hash: row.hash,
  mac: row.mac,
  keyId: row.key_id,
});

/** How many rows one statement reads or writes, so that none holds the others up. */
const batch = 500;

export function* slices<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += batch) yield all.slice(from, from + batch);
}

/**
 * Locks the register: transactions that write to it, or read it to change what it records, come one after the
 * other.
 */
export async function lockRegister(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('evidence register', 0))`.execute(tx);
}

export interface Head extends ChainEnd {
  readonly requestId: string;
  readonly mac: string;
  readonly keyId: string;
}

const headColumns = ["request_id as requestId", "sequence", "hash", "mac", "key_id as keyId"] as const;

/** The heads of these chains, by chain. */
export async function findHeads(db: Db, requestIds: readonly string[]): Promise<Map<string, Head>> {
  const heads = new Map<string, Head>();
  for (const ids of slices(requestIds)) {
    const rows = await db
      .selectFrom("evidence_head")
      .select(headColumns)
      .where("request_id", "in", ids)
      .execute();
    for (const row of rows) heads.set(row.requestId, row);
  }
  return heads;
}

/** The heads of the chains after this id, in the order of their ids. */
export async function nextHeads(db: Db, after: string, count: number): Promise<Head[]> {
  await setImmediate();
  return db
    .selectFrom("evidence_head")
    .select(headColumns)
    .where("request_id", ">", after)
    .orderBy("request_id")
    .limit(count)
    .execute();
}

/**
 * How many events are read and checked at once: the same thread answers requests. It yields to them before
 * each page, since the embedded database answers without ever yielding.
 */
const page = 50;

/** A page of a chain's events, after this sequence number. */
export async function readEvents(db: Db, requestId: string, after: number): Promise<KeyedEvent[]> {
  await setImmediate();
  const rows = await db
    .selectFrom("signature_event")
    .selectAll()
    .where("request_id", "=", requestId)
    .where("sequence", ">", after)
    .orderBy("sequence")
    .limit(page)
    .execute();
  return rows.map(toEvent);
}

/** All events of these chains, by chain; only for short ones. */
export async function readChains(db: Db, requestIds: readonly string[]): Promise<Map<string, KeyedEvent[]>> {
  const chains = new Map<string, KeyedEvent[]>();
  if (requestIds.length === 0) return chains;
  const rows = await db
    .selectFrom("signature_event")
    .selectAll()
    .where("request_id", "in", requestIds)
    .orderBy("request_id")
    .orderBy("sequence")
    .execute();
  for (const row of rows) {
    const event = toEvent(row);
    const own = chains.get(event.requestId);
    if (own) own.push(event);
    else chains.set(event.requestId, [event]);
  }
  return chains;
}

/** A request's chain with the content of each event. @throws ZodError for an event of no known kind. */
export async function readEvidence(db: Db, requestId: string): Promise<KnownEvent[]> {
  const known: KnownEvent[] = [];
  for await (const page of pagesOf(db, requestId)) {
    for (const event of page) known.push({ ...event, ...evidenceContentSchema.parse(event) });
  }
  return known;
}

/** The events of a chain, page by page, however long it is. */
async function* pagesOf(db: Db, requestId: string): AsyncGenerator<EvidenceEvent[]> {
  let after = 0;
  for (;;) {
    const page = await readEvents(db, requestId, after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.sequence;
  }
}
