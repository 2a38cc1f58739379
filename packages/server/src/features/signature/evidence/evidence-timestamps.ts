import type { Deps } from "../../../deps.ts";
import { TimestampUnavailable } from "../../../gateways/timestamp/port.ts";
import { findHeads, registerId } from "./evidence-store.ts";

const atOnce = 5000;

/** Has a third party timestamp the end of a chain, whose hash covers all that came before. */
export async function stampChain({ db, timestamps, now }: Deps, requestId: string): Promise<void> {
  const head = (await findHeads(db, [requestId])).get(requestId);
  const stamp = head && (await timestamps.stamp(Buffer.from(head.hash, "hex")));
  if (!stamp) return;
  await db
    .insertInto("evidence_timestamp")
    .values({
      request_id: requestId,
      sequence: head.sequence,
      hash: head.hash,
      token: Buffer.from(stamp.token),
      stamped_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Chains of signed papers that have no timestamp yet, because the service did not answer. */
async function findUnstamped({ db }: Deps): Promise<string[]> {
  const rows = await db
    .selectFrom("signed_paper as k")
    .leftJoin("evidence_timestamp as t", "t.request_id", "k.request_id")
    .select("k.request_id as id")
    .where("t.request_id", "is", null)
    .orderBy("k.sealed_at")
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Each day: stamps the chains that wait for it, and the register, which covers how all chains ended. */
export async function stampEvidence(deps: Deps): Promise<void> {
  if (!deps.timestamps.isOn) return;
  try {
    for (const id of [registerId, ...(await findUnstamped(deps))]) await stampChain(deps, id);
  } catch (error) {
    if (!(error instanceof TimestampUnavailable)) throw error;
    deps.log.warn({ err: error }, "evidence waits for its time stamps");
  }
}
