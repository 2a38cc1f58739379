import { setImmediate } from "node:timers/promises";
import type { ChainEnd, EvidenceEvent } from "@mec/domain/signature";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { EvidenceKeys } from "../../seal/index.ts";

/** The register: the chain of no request, which tells of all the others. */
export const registerId = "00000000-0000-0000-0000-000000000000";

/** An event, with what keys it. */
export interface KeyedEvent extends EvidenceEvent {
  readonly mac: string | null;
  readonly keyId: string | null;
}
export type Page = KeyedEvent[];

/** What is keyed of an event: its hash covers all that it says, its place and its request. */
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

/** Who writes to the register, or reads it to change what it tells of, comes one after the other. */
export async function lockRegister(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('evidence register', 0))`.execute(tx);
}

export interface Head extends ChainEnd {
  readonly requestId: string;
  readonly mac: string;
  readonly keyId: string;
}

const headColumns = ["request_id as requestId", "sequence", "hash", "mac", "key_id as keyId"] as const;

/** Where each of these chains stands. */
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

/** The chains after this one, in the order of their ids. */
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

/** The chains of these events, which are in the order of each, stand where the last of theirs is. */
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
 * How many events are read and checked at once: the thread that does it answers requests as well. It lets them in before
 * each page, since an embedded database answers without ever giving its turn away.
 */
const page = 50;

/** Some events of a chain, after the one of this sequence. */
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

/** All events of these chains, which are short, by chain. */
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
