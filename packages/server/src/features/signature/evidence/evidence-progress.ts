import { type ChainEnd, canonicalJson } from "@mec/domain/signature";
import * as z from "zod";
import type { Deps } from "../../../deps.ts";
import { registerId } from "./evidence-store.ts";

const progressSchema = z.object({
  startedAt: z.iso.datetime(),
  stage: z.enum(["register", "chains"]),
  /** The last event of the register that was checked. */
  register: z.object({ sequence: z.int(), hash: z.string() }).nullable(),
  /** The last chain that was checked. */
  cursor: z.string(),
  chains: z.int(),
  /** The broken chains, at most as many as are listed. */
  broken: z.array(z.string()),
});

/** How far a check has come: the next one goes on where it stopped. */
export interface Progress {
  readonly startedAt: string;
  readonly stage: "register" | "chains";
  readonly register: ChainEnd | null;
  readonly cursor: string;
  readonly chains: number;
  readonly broken: readonly string[];
}

/** A check that stopped longer ago than this begins anew. */
const longestMs = 2 * 86_400_000;

const statementOf = (progress: Progress) =>
  `progress ${canonicalJson({ ...progress, broken: [...progress.broken] })}`;

const fresh = (now: Date): Progress => ({
  startedAt: now.toISOString(),
  stage: "register",
  register: null,
  cursor: registerId,
  chains: 0,
  broken: [],
});

/** The check under way, if its mac is right and it is not too old; else a new one. */
export async function openProgress({ db, evidenceKeys, now }: Deps): Promise<Progress> {
  const row = await db.selectFrom("evidence_check").selectAll().executeTakeFirst();
  const known = progressSchema.safeParse(row?.progress);
  if (!row || !known.success) return fresh(now());
  const isOurs = evidenceKeys.verify(statementOf(known.data), row.mac, row.key_id);
  const isRecent = now().getTime() - Date.parse(known.data.startedAt) < longestMs;
  return isOurs && isRecent ? known.data : fresh(now());
}

export async function saveProgress({ db, evidenceKeys }: Deps, progress: Progress): Promise<void> {
  const { mac, keyId } = evidenceKeys.sign(statementOf(progress));
  const row = { progress: JSON.stringify(progress), mac, key_id: keyId };
  await db
    .insertInto("evidence_check")
    .values({ only_row: true, ...row, chains: null, broken: null })
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
    .execute();
}

/** The check is over: `/metrics` reads what it found. */
export async function finishProgress({ db, now }: Deps, { chains, broken }: Progress): Promise<void> {
  const row = { progress: null, mac: null, key_id: null, finished_at: now(), chains, broken: broken.length };
  await db
    .insertInto("evidence_check")
    .values({ only_row: true, ...row })
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
    .execute();
}
