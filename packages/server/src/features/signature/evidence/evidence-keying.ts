import { findBrokenEvent } from "@mec/domain/signature";
import { sql } from "kysely";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { appendEvidence, eventStatement, type RequestFact, saveHeads, sha256 } from "./evidence.ts";
import { type KeyedEvent, lockRegister, readChains, registerId } from "./evidence-store.ts";

type Keying = Pick<Deps, "db" | "evidenceKeys" | "now" | "log">;

const chainsAtOnce = 200;

async function isKeyed(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom("signature_event")
    .select("sequence")
    .where("request_id", "=", registerId)
    .where("type", "=", "chains-keyed")
    .executeTakeFirst();
  return row !== undefined;
}

/** Chains after this id that have events without a mac and no head: they date from before there was a key. */
async function findUnkeyed(tx: Tx, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.request_id as id from signature_event e
    where e.request_id > ${after} and e.mac is null
      and not exists (select from evidence_head h where h.request_id = e.request_id)
    order by e.request_id limit ${chainsAtOnce}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds the macs and leaves the hashes as they are: they are printed in the sealed files. */
async function keyEvents({ evidenceKeys }: Keying, tx: Tx, events: readonly KeyedEvent[]): Promise<void> {
  for (const event of events) {
    const { mac, keyId } = evidenceKeys.sign(eventStatement(event));
    await tx
      .updateTable("signature_event")
      .set({ mac, key_id: keyId })
      .where("request_id", "=", event.requestId)
      .where("sequence", "=", event.sequence)
      .execute();
  }
  await saveHeads(tx, evidenceKeys, events);
}

async function keyChain(
  deps: Keying,
  tx: Tx,
  requestId: string,
  events: readonly KeyedEvent[],
): Promise<boolean> {
  const broken = findBrokenEvent(requestId, events, sha256);
  const last = events.at(-1);
  if (broken !== null || !last) {
    // A key would vouch for this chain: it stays without, and the daily check goes on reporting it.
    deps.log.error({ requestId, event: broken }, "this evidence was changed before evidence was keyed");
    return false;
  }
  await keyEvents(deps, tx, events);
  const about = { requestId: registerId, signerId: null };
  const entries: RequestFact[] = [{ ...about, type: "chain-opened", data: { requestId } }];
  if (["sealed", "declined", "expired", "canceled"].includes(last.type)) {
    entries.push({
      ...about,
      type: "chain-ended",
      data: { requestId, events: last.sequence, head: last.hash },
    });
  }
  await appendEvidence(deps, tx, entries, { now: deps.now() });
  return true;
}

/** Keys some of the chains, unless all are keyed. @returns the last of them; null when none is left. */
async function keySome(deps: Keying, after: string): Promise<{ last: string | null; keyed: number }> {
  return inTransaction(deps.db, async (tx) => {
    await lockRegister(tx);
    if (await isKeyed(tx)) return { last: null, keyed: 0 };
    const ids = await findUnkeyed(tx, after);
    const chains = await readChains(tx, ids);
    let keyed = 0;
    for (const id of ids) if (await keyChain(deps, tx, id, chains.get(id) ?? [])) keyed += 1;
    return { last: ids.at(-1) ?? null, keyed };
  });
}

/**
 * Once in a database's life, at the first start: evidence that is older than the key is keyed, and the
 * register records it. From then on an event without a mac was not written by this platform.
 */
export async function keyEvidence(deps: Keying): Promise<void> {
  let chains = 0;
  let after = registerId;
  for (;;) {
    const { last, keyed } = await keySome(deps, after);
    chains += keyed;
    if (last === null) break;
    after = last;
  }
  await inTransaction(deps.db, async (tx) => {
    await lockRegister(tx);
    if (await isKeyed(tx)) return;
    const done: RequestFact = {
      requestId: registerId,
      signerId: null,
      type: "chains-keyed",
      data: { chains },
    };
    await appendEvidence(deps, tx, [done], { now: deps.now() });
  });
}
