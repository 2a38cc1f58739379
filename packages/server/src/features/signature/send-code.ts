import { codeMinutes, mayAskCode } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { addToCounts, codeOfJob, codeSubjects, hashCode, holdCounts } from "./code.ts";
import { openToAct, refuseEnded } from "./ended.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { refuseHeld } from "./held-plants.ts";
import { type Link, lockLink, saveLink } from "./link.ts";
import { codeMail } from "./mails/code-mail.ts";
import { chosenAmong, findOpened, holdLink, signatureOver } from "./session.ts";

/** @returns whether a code is sent: of two asked for at once, one is. */
async function askCode(
  deps: Deps,
  tx: Tx,
  opened: Link,
  { documentIds, origin }: { documentIds: readonly string[] | undefined; origin: Origin },
): Promise<boolean> {
  const now = deps.now();
  const { link, shown } = await holdLink(deps, tx, opened);
  await refuseEnded(tx, link, documentIds, now);
  const toSign = shown.filter(({ status }) => status === "to-sign");
  if (toSign.length === 0) throw signatureOver();
  await refuseHeld(tx, chosenAmong(shown, documentIds), now);
  if (!mayAskCode(link.codeSentAt, now)) return false;
  const subjects = codeSubjects(link.email, toSign);
  await holdCounts(tx, "sent", subjects, now);
  // Who has mistyped too often today could use no other: none is sent.
  await holdCounts(tx, "wrong", subjects, now);
  await addToCounts(tx, "sent", subjects);
  await saveLink(tx, link.tokenHash, { code_hash: null, code_sent_at: now, code_tries: 0 });
  const facts = toSign.map(({ requestId, signerId }) => ({
    requestId,
    signerId,
    type: "code-sent" as const,
    data: { email: link.email },
  }));
  await appendEvidence(deps, tx, facts, { now, origin });
  await deps.queue.emit(tx, {
    type: "signature-code-wanted",
    tokenHash: link.tokenHash.toString("hex"),
    askedAt: now.toISOString(),
  });
  return true;
}

/**
 * Sends a code to the link's mailbox; the one before it becomes void. Asking twice at once sends one.
 * @throws DomainError NOT_FOUND, SIGNATURE_ENDED when some of these documents are no more to be signed, SIGNATURE_OVER
 * when nothing is, CONTRACT_RUNS, TOO_MANY_CODES_TODAY.
 * @throws TooManyTries
 */
export async function sendCode(
  deps: Deps,
  token: string,
  documentIds: readonly string[] | undefined,
  origin: Origin,
): Promise<void> {
  const opened = await openToAct(deps, token, documentIds, origin);
  await deps.limits.check("codesPerIp", origin.ip);
  if (!(await inTransaction(deps.db, (tx) => askCode(deps, tx, opened, { documentIds, origin })))) return;
  await deps.limits.count("codesPerIp", origin.ip);
}

/** Makes the code, keeps its hash, writes its mail; nothing when another code was asked for since. */
export async function composeCode(
  deps: Deps,
  { tokenHash, askedAt }: { tokenHash: string; askedAt: string },
  jobId: string,
): Promise<Mail[]> {
  const code = codeOfJob(deps, jobId);
  const link = await inTransaction(deps.db, async (tx) => {
    const held = await lockLink(tx, Buffer.from(tokenHash, "hex"));
    if (held?.codeSentAt?.toISOString() !== askedAt) return undefined;
    if (held.codeHash === null) {
      const expiresAt = new Date(deps.now().getTime() + codeMinutes * 60_000);
      await saveLink(tx, held.tokenHash, {
        code_hash: hashCode(deps, held, code),
        code_expires_at: expiresAt,
      });
    }
    return held;
  });
  if (!link) return [];
  const { shown } = await findOpened(deps.db, link, deps.now());
  const place = shown.find(({ status }) => status === "to-sign");
  return place ? [codeMail(deps, link, place, code, jobId)] : [];
}
