import type { SignatureSession } from "@mec/api/signature";
import type { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { recordDocumentStatus } from "../document/index.ts";
import { tryCode } from "./code.ts";
import { openToAct, refuseEnded } from "./ended.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import type { Link } from "./link.ts";
import { settleRequests } from "./request-store.ts";
import { chosenAmong, currentSession, holdLink, isDone, type ShownPlace, signatureOver } from "./session.ts";
import { saveRefusals } from "./signer-store.ts";

interface Refusal {
  readonly reason: string;
  readonly code: string;
  readonly documentIds?: readonly string[] | undefined;
}

async function declineChosen(
  deps: Deps,
  tx: Tx,
  chosen: readonly [ShownPlace, ...ShownPlace[]],
  { reason, origin }: { reason: string; origin: Origin },
): Promise<void> {
  const now = deps.now();
  for (const { documentId } of chosen) {
    await recordDocumentStatus(tx, deps, { documentId, status: "DECLINED", reason });
  }
  await settleRequests(
    tx,
    chosen.map(({ requestId }) => requestId),
    "declined",
    now,
  );
  await saveRefusals(
    tx,
    chosen.map(({ signerId }) => signerId),
    reason,
  );
  const facts = chosen.map(({ requestId, signerId, preparedSha256 }) => ({
    requestId,
    signerId,
    type: "declined" as const,
    data: { reason, documentSha256: preparedSha256 },
  }));
  await appendEvidence(deps, tx, facts, { now, origin });
  await deps.queue.emit(tx, {
    type: "signature-declined",
    projectId: chosen[0].projectId,
    documentIds: chosen.map(({ documentId }) => documentId),
    signerId: chosen[0].signerId,
    reason,
  });
}

/**
 * @returns why the refusal is not accepted, which must not undo the count of tries; null once it is recorded.
 */
async function declineIn(
  deps: Deps,
  tx: Tx,
  opened: Link,
  { reason, code, documentIds, origin }: Refusal & { origin: Origin },
): Promise<DomainError | null> {
  const { link, shown } = await holdLink(deps, tx, opened, "alone");
  await refuseEnded(tx, link, documentIds, deps.now());
  const [first, ...others] = chosenAmong(shown, documentIds);
  if (!first) return isDone(shown, documentIds, ["declined"]) ? null : signatureOver();
  const chosen = [first, ...others] as const;
  const fault = await tryCode(deps, tx, { link, chosen, code, origin });
  if (!fault) await declineChosen(deps, tx, chosen, { reason, origin });
  return fault;
}

/**
 * Refuses to sign, with the code that came by mail; the owner receives the reason. A second click changes nothing and is
 * answered the same.
 * @throws DomainError NOT_FOUND, WRONG_CODE, CODE_EXPIRED, TOO_MANY_CODES, TOO_MANY_CODES_TODAY,
 * SIGNATURE_ENDED, SIGNATURE_OVER
 * @throws TooManyTries
 */
export async function decline(
  deps: Deps,
  token: string,
  refusal: Refusal,
  origin: Origin,
): Promise<SignatureSession> {
  const opened = await openToAct(deps, token, refusal.documentIds, origin);
  const fault = await inTransaction(deps.db, (tx) => declineIn(deps, tx, opened, { ...refusal, origin }));
  if (fault) throw fault;
  return currentSession(deps.db, opened, deps.now());
}
