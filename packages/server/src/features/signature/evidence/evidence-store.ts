import { setImmediate } from "node:timers/promises";
import type { ChainEnd, EvidenceEvent } from "@mec/domain/signature";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import type { EvidenceKeys } from "../../../seal/index.ts";

/** The register: a chain that belongs to no request and records what happens to all the others. */
export const registerId = "00000000-0000-0000-0000-000000000000";

/** An event, with its mac and the id of the key. */
export interface KeyedEvent extends EvidenceEvent {
  readonly mac: string | null;
  readonly keyId: string | null;
}
export type Page = KeyedEvent[];

/** What an event's mac is made from: its hash covers its content, its place and its request. */
export const eventStatement = ({ hash }: Pick<EvidenceEvent, "hash">): string => `event ${hash}`;
export const headStatement = (requestId: string, { sequence, hash }: ChainEnd): string =>
  `head ${requestId} ${sequence} ${hash}`;

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

function toRow(event: EvidenceEvent, keys: EvidenceKeys) {
  const { mac, keyId } = keys.sign(eventStatement(event));
  return {
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
    mac,
    key_id: keyId,
  };
}

/** How many rows one statement reads or writes, so that none holds the others up. */
const batch = 500;

function* slices<T>(all: readonly T[]): Generator<readonly T[]> {
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

export async function insertEvents(
  tx: Tx,
  keys: EvidenceKeys,
  events: readonly EvidenceEvent[],
): Promise<void> {
  for (const some of slices(events)) {
    await tx
      .insertInto("signature_event")
      .values(some.map((event) => toRow(event, keys)))
      .execute();
  }
}

/**
 * Moves the head of each chain to the last of its events among these, which are in the order of each chain.
 */
export async function saveHeads(tx: Tx, keys: EvidenceKeys, events: readonly EvidenceEvent[]): Promise<void> {
  const last = new Map(events.map((event) => [event.requestId, event]));
  for (const some of slices([...last.values()])) {
    await tx
      .insertInto("evidence_head")
      .values(
        some.map(({ requestId, sequence, hash }) => {
          const { mac, keyId } = keys.sign(headStatement(requestId, { sequence, hash }));
          return { request_id: requestId, sequence, hash, mac, key_id: keyId };
        }),
      )
      .onConflict((conflict) =>
        conflict.column("request_id").doUpdateSet(({ ref }) => ({
          sequence: ref("excluded.sequence"),
          hash: ref("excluded.hash"),
          mac: ref("excluded.mac"),
          key_id: ref("excluded.key_id"),
        })),
      )
      .execute();
  }
}

/**
 * How many events are read and checked at once: the same thread answers requests. It yields to them before
 * each page, since the embedded database answers without ever yielding.
 */
const page = 50;

/** A page of a chain's events, after this sequence number. */
export async function readEvents(db: Db, requestId: string, after: number): Promise<Page> {
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
