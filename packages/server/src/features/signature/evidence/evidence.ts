import { createHash } from "node:crypto";
import {
  type ChainEnd,
  chainEvents,
  type EvidenceContent,
  type EvidenceEvent,
  type EvidenceType,
} from "@mec/domain/signature";
import type { Tx } from "../../../db/transaction.ts";
import type { Deps, Origin } from "../../../deps.ts";
import type { EvidenceKeys } from "../../../seal/index.ts";
import { findHeads, lockRegister, registerId, slices } from "./evidence-store.ts";

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** A fact, and the request to whose chain it is added. */
export type RequestFact = EvidenceContent & {
  readonly requestId: string;
  /** Null for what the platform does. */
  readonly signerId: string | null;
};

/** What an event's mac is made from: its hash covers its content, its place and its request. */
export const eventStatement = ({ hash }: Pick<EvidenceEvent, "hash">): string => `event ${hash}`;
export const headStatement = (requestId: string, { sequence, hash }: ChainEnd): string =>
  `head ${requestId} ${sequence} ${hash}`;

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

async function insertEvents(tx: Tx, keys: EvidenceKeys, events: readonly EvidenceEvent[]): Promise<void> {
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

/** Events that end a chain: from then on the register knows how it ended. */
const lastOnes: readonly EvidenceType[] = ["sealed", "declined", "expired", "canceled"];

/** The entries that the register gets about these events of other chains. */
function registered(events: readonly EvidenceEvent[], types: readonly EvidenceType[]): RequestFact[] {
  const about = { requestId: registerId, signerId: null };
  return events.flatMap(({ requestId, sequence, hash }, index): RequestFact[] => {
    const type = types[index];
    if (type === "created") return [{ ...about, type: "chain-opened", data: { requestId } }];
    if (type === undefined || !lastOnes.includes(type)) return [];
    return [{ ...about, type: "chain-ended", data: { requestId, events: sequence, head: hash } }];
  });
}

function byChain(facts: readonly RequestFact[]): Map<string, RequestFact[]> {
  const chains = new Map<string, RequestFact[]>();
  for (const fact of facts) {
    const own = chains.get(fact.requestId);
    if (own) own.push(fact);
    else chains.set(fact.requestId, [fact]);
  }
  return chains;
}

const isLandmark = ({ type }: RequestFact) => type === "created" || lastOnes.includes(type);

/**
 * Adds facts to the end of their requests' chains, with a mac for each event and each head. The requests must
 * be locked: a chain has one end. The register is told of chains that open or end; it is locked after
 * everything else.
 */
export async function appendEvidence(
  { evidenceKeys }: Pick<Deps, "evidenceKeys">,
  tx: Tx,
  facts: readonly RequestFact[],
  { now, origin }: { now: Date; origin?: Origin },
): Promise<void> {
  if (facts.length === 0) return;
  const chains = byChain(facts);
  const toRegister = chains.has(registerId) || facts.some(isLandmark);
  if (toRegister) await lockRegister(tx);
  const heads = await findHeads(tx, [...chains.keys(), ...(toRegister ? [registerId] : [])]);
  const chained = (id: string, own: readonly RequestFact[], from: Origin | undefined) =>
    chainEvents(
      id,
      heads.get(id),
      own.map(({ requestId: _, ...fact }) => ({
        ...fact,
        ip: from?.ip ?? null,
        userAgent: from?.userAgent ?? null,
        at: now.toISOString(),
      })),
      sha256,
    );
  const events = [...chains]
    .filter(([id]) => id !== registerId)
    .flatMap(([id, own]) => {
      const added = chained(id, own, origin);
      const types = own.map(({ type }) => type);
      return [{ added, entries: registered(added, types) }];
    });
  const entries = [...(chains.get(registerId) ?? []), ...events.flatMap((chain) => chain.entries)];
  const all = [...events.flatMap(({ added }) => added), ...chained(registerId, entries, undefined)];
  await insertEvents(tx, evidenceKeys, all);
  await saveHeads(tx, evidenceKeys, all);
}
