import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { seenLately } from "../db/seen-lately.ts";
import { AskerLeft } from "../workers/asker.ts";
import { type Gauge, type Progress, readGauge, showProgress } from "../workers/gauge.ts";
import { idOf } from "./store.ts";

/** How often who computes says so, and how long a node may be silent before another computes in its place. */
const sayMs = 1_000;
const silentSeconds = 5;
const lookMs = 300;

const isAlive = seenLately("result_under_way.seen_at", silentSeconds);

/** What a node says of a run while it lasts. */
interface Told {
  readonly gauge: Gauge;
  /** Identifies the request that it is done for, to other nodes that are asked how far it is. */
  readonly same: Buffer | undefined;
}

/** @returns what ends the claim; null while another node computes the same. */
export async function claimRun(
  db: Database,
  digest: Buffer,
  { gauge, same }: Told,
): Promise<(() => Promise<void>) | null> {
  const id = idOf(digest);
  const run = randomUUID();
  const { rows } = await sql`
    insert into result_under_way (id, run, same, seen_at) values (${id}, ${run}, ${same ?? null}, now())
    on conflict (id) do update set run = excluded.run, same = excluded.same, seen_at = now(), progress = null
      where not ${isAlive}
    returning run`.execute(db);
  if (rows.length === 0) return null;
  const own = db.updateTable("result_under_way").where("id", "=", id).where("run", "=", run);
  const say = () => own.set({ seen_at: sql`now()`, progress: readGauge(gauge) }).execute();
  const saying = setInterval(() => say().catch(() => {}), sayMs);
  return async () => {
    clearInterval(saying);
    await db.deleteFrom("result_under_way").where("id", "=", id).where("run", "=", run).execute();
  };
}

/** Waits for a moment while another node computes, and shows how far it is. @throws AskerLeft. */
export async function waitForOther(
  db: Database,
  digest: Buffer,
  { gauge, signal }: { readonly gauge: Gauge; readonly signal: AbortSignal },
): Promise<void> {
  const row = await db
    .selectFrom("result_under_way")
    .select("progress")
    .where("id", "=", idOf(digest))
    .executeTakeFirst();
  if (row?.progress) showProgress(gauge, row.progress);
  await pause(lookMs, undefined, { signal }).catch(() => {
    throw new AskerLeft();
  });
}

/** How far the node is that computes for this request; null while none that lives does, or it has said nothing. */
export async function findProgressElsewhere(db: Database, same: Buffer): Promise<Progress | null> {
  const row = await db
    .selectFrom("result_under_way")
    .select("progress")
    .where("same", "=", same)
    .where(isAlive)
    .executeTakeFirst();
  return row?.progress ?? null;
}

/** Erases what nodes left that died. */
export async function eraseDeadRuns(db: Database): Promise<void> {
  await db.deleteFrom("result_under_way").where(sql<boolean>`not ${isAlive}`).execute();
}
