import { randomUUID } from "node:crypto";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { isOver, ownName } from "../db/presence.ts";
import type { Tx } from "../db/transaction.ts";
import { idempotencyAnswer } from "../encryption/index.ts";

/** How long the first answer is repeated. */
const keptMs = 86_400_000;

/** A request that has not ended after this long has died, though its server seems to live. */
export const leaseMs = 60_000;

/** The request: its content, its key, and its author. */
export interface Asked {
  readonly accountId: string | null;
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** A key as held by the request that may do the work. */
export interface Claim {
  readonly id: string;
  readonly claim: string;
}

/** The wire's body of a first answer; undefined when it had none. */
export interface KeptAnswer {
  readonly body?: unknown;
}

const inUse = () =>
  new DomainError("IDEMPOTENCY_KEY_IN_USE", "La première demande faite avec cette clé est encore en cours.");

const scopeOf = ({ accountId }: Asked): string => accountId ?? "anyone";

async function take(db: Database, asked: Asked, now: Date): Promise<Claim | null> {
  const claim = randomUUID();
  const { rows } = await sql<{ id: string }>`
    insert into idempotency_key as known
      (scope, account_id, key, fingerprint, claim, holder, claimed_at, created_at)
    values (${scopeOf(asked)}, ${asked.accountId}, ${asked.key}, ${asked.fingerprint}, ${claim}, ${ownName}, ${now},
      ${now})
    on conflict (scope, key) do update set
        claim = excluded.claim, holder = excluded.holder, claimed_at = excluded.claimed_at
      where known.done_at is null and known.fingerprint = excluded.fingerprint
        and (known.claimed_at < ${new Date(now.getTime() - leaseMs)} or ${isOver(sql.ref("known.holder"))})
    returning id`.execute(db);
  return rows[0] ? { id: rows[0].id, claim } : null;
}

/**
 * Takes the key for this request, or returns the answer to the first one.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST
 */
export async function claimKey(db: Database, asked: Asked, now: Date): Promise<Claim | KeptAnswer> {
  await eraseOldKeys(db, now);
  const claim = await take(db, asked, now);
  if (claim) return claim;
  const row = await db
    .selectFrom("idempotency_key")
    .select([
      "id",
      "fingerprint",
      "claimed_at",
      "done_at",
      "answer",
      isOver(sql.ref("holder")).as("isHolderOver"),
    ])
    .where("scope", "=", scopeOf(asked))
    .where("key", "=", asked.key)
    .executeTakeFirst();
  if (!row) throw inUse();
  if (!row.fingerprint.equals(asked.fingerprint)) {
    throw new DomainError("IDEMPOTENCY_KEY_REUSED", "Cette clé a déjà servi à une autre demande.");
  }
  if (row.answer) return idempotencyAnswer.open(row.id, row.answer);
  // The work has just been done, and its answer is being written.
  const isLate = row.claimed_at.getTime() <= now.getTime() - leaseMs;
  if (!row.done_at || !(isLate || row.isHolderOver)) throw inUse();
  throw new DomainError(
    "IDEMPOTENCY_ANSWER_LOST",
    "Ce qui était demandé avec cette clé est fait, mais la réponse s’est perdue\u00a0: relisez ce qui a été créé.",
  );
}

/** @throws DomainError IDEMPOTENCY_KEY_IN_USE when another request took the key over: what this one does is undone. */
export async function markDone(tx: Tx, { id, claim }: Claim, now: Date): Promise<void> {
  const marked = await tx
    .updateTable("idempotency_key")
    .set({ done_at: now })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) throw inUse();
}

/** Keeps the answer; `accountId` is the account whose data it holds, when known only now. */
export async function keepAnswer(
  db: Database,
  { id, claim }: Claim,
  { answer, accountId, now }: { answer: KeptAnswer; accountId: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable("idempotency_key")
    .set({
      answer: idempotencyAnswer.seal(id, answer),
      done_at: now,
      ...(accountId === null ? {} : { account_id: accountId }),
    })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}

/** Frees the key when nothing was done: the database decides, whatever its client was told. */
export async function releaseKey(db: Database, { id, claim }: Claim): Promise<void> {
  await db
    .deleteFrom("idempotency_key")
    .where("id", "=", id)
    .where("claim", "=", claim)
    .where("done_at", "is", null)
    .execute();
}

export async function eraseOldKeys(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("idempotency_key")
    .where("created_at", "<", new Date(now.getTime() - keptMs))
    .execute();
}
