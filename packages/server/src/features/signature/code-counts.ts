import { createHash } from "node:crypto";
import { LaterError } from "@mec/domain/shared";
import { codesADay } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { SignerPlace } from "./place-store.ts";

type Kind = "sent" | "wrong";

const dayMs = 24 * 3_600_000;

const tooMany = (retryAfterSeconds: number) =>
  new LaterError(
    "TOO_MANY_CODES_TODAY",
    "Trop de codes ont été demandés ou mal recopiés aujourd’hui, pour cette adresse ou ces documents. Réessayez demain.",
    retryAfterSeconds,
  );

const hash = (subject: string) => createHash("sha256").update(subject).digest();

/**
 * What codes are counted against: the mailbox, and each document with the position whose turn it is, so that
 * an earlier signer cannot use up the codes of a later one.
 */
export function codeSubjects(
  email: string,
  places: readonly Pick<SignerPlace, "documentId" | "position">[],
): Buffer[] {
  const documents = places.map(({ documentId, position }) => `document:${documentId}:${position}`);
  return [...new Set([`mailbox:${email.toLowerCase()}`, ...documents])].sort().map(hash);
}

/**
 * Locks these counters until the transaction ends, so that many links at once, on any node, cannot pass the
 * limit together. Call it after all other locks.
 * @throws DomainError TOO_MANY_CODES_TODAY once one of them has had its share.
 */
export async function holdCounts(tx: Tx, kind: Kind, subjects: readonly Buffer[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await sql<{ count: number; since: Date }>`
    insert into signature_code_count as c (kind, subject, since, count)
    select ${kind}, subject, ${now}, 0 from unnest(${subjects}::bytea[]) as subject order by subject
    on conflict (kind, subject) do update set
      since = case when c.since <= ${since} then excluded.since else c.since end,
      count = case when c.since <= ${since} then 0 else c.count end
    returning count, since`.execute(tx);
  const used = rows.filter(({ count }) => count >= codesADay);
  if (used.length === 0) return;
  const over = Math.max(...used.map((one) => one.since.getTime() + dayMs));
  throw tooMany(Math.max(1, Math.ceil((over - now.getTime()) / 1000)));
}

/** Adds one to each of these counters, which `holdCounts` has locked. */
export async function addToCounts(tx: Tx, kind: Kind, subjects: readonly Buffer[]): Promise<void> {
  await tx
    .updateTable("signature_code_count")
    .set({ count: sql`count + 1` })
    .where("kind", "=", kind)
    .where("subject", "in", subjects)
    .execute();
}
