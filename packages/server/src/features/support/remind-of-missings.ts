import type { Missing, ReminderResult } from "@mec/api/support";
import { DomainError, formatDate, formatDateTime } from "@mec/domain/shared";
import { type MissingRef, nextReminder, readMissingId, reminderDays } from "@mec/domain/support";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findObject, recordAudit } from "../audit/index.ts";
import { markReminded } from "./missing-query.ts";
import { findStillMissing } from "./missings.ts";

const DAY_MS = 86_400_000;

/** What somebody lacks, as it was named. */
interface Lack {
  readonly ref: MissingRef;
  readonly missing: Missing & { readonly accountId: string };
}

async function findLack(deps: Deps, id: string): Promise<Lack | undefined> {
  const ref = readMissingId(id);
  const missing = ref && (await findStillMissing(deps, ref));
  return ref && missing ? { ref, missing } : undefined;
}

const notFound = (message: string) => new DomainError("NOT_FOUND", message);

function alreadyReminded({ remindedAt }: Missing, now: Date): DomainError {
  const last = remindedAt === null ? now : new Date(remindedAt);
  const next = nextReminder(last, now) ?? now;
  return new DomainError(
    "ALREADY_REMINDED",
    `Un rappel est déjà parti le ${formatDateTime(last)}\u00a0: le suivant pourra partir le ${formatDate(next)}.`,
  );
}

/** Writes that a reminder leaves, in the journal too; false when one left within seven days. */
async function mark(tx: Tx, { ref, missing }: Lack, { now, actor }: { now: Date; actor: Actor }) {
  const limit = new Date(now.getTime() - reminderDays * DAY_MS);
  if (!(await markReminded(tx, { id: missing.id, now, limit }))) return false;
  await recordAudit(tx, {
    kind: "support-reminded",
    detail: { missing: ref.kind },
    at: now,
    by: "support",
    actorId: actor.id,
    subjectId: missing.accountId,
    object: ref.object === "account" ? undefined : await findObject(tx, ref.objectId),
  });
  return true;
}

/** One mail for all that an account lacks, and that which confirms its address, whose link is its own. */
async function emitReminders(deps: Deps, tx: Tx, marked: readonly Lack[]): Promise<void> {
  for (const { ref, missing } of marked) {
    if (ref.kind !== "email") continue;
    await deps.queue.emit(tx, { type: "email-verification-reminded", accountId: missing.accountId });
  }
  const [first, ...others] = marked
    .filter(({ ref }) => ref.kind !== "email")
    .map(({ missing }) => missing.id);
  if (first !== undefined) {
    await deps.queue.emit(tx, { type: "missing-reminded", missingId: first, others });
  }
}

/** Reminds one account of what it lacks: each thing at most once in seven days, those that are left out told apart. */
async function remindAccount(deps: Deps, lacks: readonly Lack[], actor: Actor) {
  const now = deps.now();
  const refused = new Map<string, DomainError>();
  await inTransaction(deps.db, async (tx) => {
    const marked: Lack[] = [];
    for (const lack of lacks) {
      if (await mark(tx, lack, { now, actor })) marked.push(lack);
      else refused.set(lack.missing.id, alreadyReminded(lack.missing, now));
    }
    await emitReminders(deps, tx, marked);
  });
  return { now, refused };
}

/**
 * Mails a person from whom something is missing, at most once in 7 days.
 * @throws DomainError NOT_FOUND when nothing is missing there any more, ALREADY_REMINDED.
 */
export async function remindOfMissing(
  deps: Deps,
  id: string,
  actor: Actor,
): Promise<{ id: string; remindedAt: string }> {
  const lack = await findLack(deps, id);
  if (!lack) throw notFound("NOT_FOUND");
  const { now, refused } = await remindAccount(deps, [lack], actor);
  const refusal = refused.get(lack.missing.id);
  if (refusal) throw refusal;
  return { id: lack.missing.id, remindedAt: now.toISOString() };
}

/** Each account in its own transaction and by one mail: what is refused of one does not stop the others. */
export async function remindOfMissings(
  deps: Deps,
  ids: readonly string[],
  actor: Actor,
): Promise<ReminderResult[]> {
  const byAccount = new Map<string, Lack[]>();
  const refused = new Map<string, DomainError>();
  for (const id of new Set(ids)) {
    const lack = await findLack(deps, id);
    if (!lack) {
      refused.set(id, notFound("Il n’y manque plus rien\u00a0: aucun rappel n’est parti."));
      continue;
    }
    const { accountId } = lack.missing;
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), lack]);
  }
  for (const lacks of byAccount.values()) {
    // In one order, so that two who remind the same person wait for each other, never in a circle.
    const inOrder = lacks.toSorted((one, other) => (one.missing.id < other.missing.id ? -1 : 1));
    const answer = await remindAccount(deps, inOrder, actor);
    for (const [id, refusal] of answer.refused) refused.set(id, refusal);
  }
  return [...new Set(ids)].map((id) => {
    const refusal = refused.get(id);
    return refusal ? { id, ok: false, code: refusal.code, error: refusal.message } : { id, ok: true };
  });
}
