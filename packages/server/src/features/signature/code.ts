import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { DomainError, LaterError } from "@mec/domain/shared";
import { type CodeVerdict, codeOf, codesADay, judgeCode, maxCodeTries } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { type Link, saveLink } from "./link.ts";
import type { SignerPlace } from "./place-store.ts";

type Keyed = Pick<Deps, "config">;

/** The code of a mail: the same when its job is tried again, so that the same mail is written again. */
export function codeOfJob({ config }: Keyed, jobId: string): string {
  const digest = createHmac("sha256", config.sessionSecret).update(`signature-code:${jobId}`).digest();
  return codeOf(digest.readUIntBE(0, 6));
}

/** A hash alone would not protect six digits, which are soon tried out: the server's secret is needed too. */
export function hashCode({ config }: Keyed, { tokenHash }: Pick<Link, "tokenHash">, code: string): Buffer {
  return createHmac("sha256", config.sessionSecret)
    .update("signature-code")
    .update(tokenHash)
    .update(code)
    .digest();
}

function isCode(deps: Keyed, link: Link, code: string): boolean {
  return link.codeHash !== null && timingSafeEqual(link.codeHash, hashCode(deps, link, code));
}

type Kind = "sent" | "wrong";

const dayMs = 24 * 3_600_000;

const tooMany = (retryAfterSeconds: number) =>
  new LaterError(
    "TOO_MANY_CODES_TODAY",
    "Trop de codes ont été demandés ou mal recopiés aujourd’hui, pour cette adresse ou ces documents. Réessayez demain.",
    retryAfterSeconds,
  );

const hashSubject = (subject: string) => createHash("sha256").update(subject).digest();

/**
 * What codes are counted against: the mailbox, and each document with the position whose turn it is, so that
 * an earlier signer cannot use up the codes of a later one.
 */
export function codeSubjects(
  email: string,
  places: readonly Pick<SignerPlace, "documentId" | "position">[],
): Buffer[] {
  const documents = places.map(({ documentId, position }) => `document:${documentId}:${position}`);
  return [...new Set([`mailbox:${email.toLowerCase()}`, ...documents])].sort().map(hashSubject);
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

const refusals: Record<Exclude<CodeVerdict, "right">, DomainError> = {
  wrong: new DomainError("WRONG_CODE", "Ce code n’est pas le bon. Vérifiez le dernier e-mail reçu."),
  expired: new DomainError("CODE_EXPIRED", "Ce code n’est plus valable. Demandez-en un nouveau."),
  "too-many": new DomainError(
    "TOO_MANY_CODES",
    "Trop de codes erronés\u00a0: demandez-en un nouveau pour continuer.",
  ),
};

interface Guess {
  readonly link: Link;
  /** The documents that the code is to sign, or to refuse. */
  readonly chosen: readonly SignerPlace[];
  readonly code: string;
  readonly origin: Origin;
}

/**
 * Checks the code, which shows that the person who signs or refuses reads the mailbox; a right one is then
 * used up.
 * @returns the refusal, which must not undo the count of tries; null when the code is right.
 * @throws DomainError TOO_MANY_CODES_TODAY, right or wrong.
 */
export async function tryCode(
  deps: Deps,
  tx: Tx,
  { link, chosen, code, origin }: Guess,
): Promise<DomainError | null> {
  const now = deps.now();
  const subjects = codeSubjects(link.email, chosen);
  await holdCounts(tx, "wrong", subjects, now);
  const { codeHash, codeExpiresAt: expiresAt, codeTries: tries } = link;
  const sent = codeHash && expiresAt && { expiresAt, tries };
  const verdict = judgeCode(sent, isCode(deps, link, code), now);
  // A code that was used up keeps its signer waiting for no other: within a minute he was told of one that nobody sent.
  const used = { code_hash: null, code_sent_at: null };
  // Nor does one that was mistyped too often: he is told to ask for another.
  const mistyped = { code_tries: tries + 1, ...(tries + 1 >= maxCodeTries ? { code_sent_at: null } : {}) };
  if (verdict === "right" || verdict === "wrong")
    await saveLink(tx, link.tokenHash, verdict === "right" ? used : mistyped);
  if (verdict === "right") return null;
  if (verdict === "wrong") {
    await addToCounts(tx, "wrong", subjects);
    const facts = chosen.map(({ requestId, signerId }) => ({
      requestId,
      signerId,
      type: "code-failed" as const,
      data: { tries: tries + 1 },
    }));
    await appendEvidence(deps, tx, facts, { now, origin });
  }
  return refusals[verdict];
}
