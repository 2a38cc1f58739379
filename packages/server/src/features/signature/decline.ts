import type { SignatureSession } from "@mec/api/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { recordDocumentStatus } from "../document/index.ts";
import { appendEvidence } from "./evidence.ts";
import type { Link } from "./link-store.ts";
import { holdLink, openLink } from "./open-link.ts";
import { findPapersOf } from "./paper-store.ts";
import { settleRequests } from "./request-store.ts";
import { type ShownPaper, sessionOf, shownPapers, signatureOver } from "./session.ts";
import { chosenAmong, isDone } from "./sign.ts";
import { saveRefusals } from "./signer-store.ts";

interface Refusal {
  readonly reason: string;
  readonly documentIds?: readonly string[] | undefined;
}

async function declineChosen(
  deps: Deps,
  tx: Tx,
  chosen: readonly [ShownPaper, ...ShownPaper[]],
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
  await appendEvidence(tx, facts, { now, origin });
  await deps.queue.emit(tx, {
    type: "signature-declined",
    projectId: chosen[0].projectId,
    documentIds: chosen.map(({ documentId }) => documentId),
    signerId: chosen[0].signerId,
    reason,
  });
}

async function declineIn(
  deps: Deps,
  tx: Tx,
  opened: Link,
  { reason, documentIds, origin }: Refusal & { origin: Origin },
): Promise<void> {
  const { shown } = await holdLink(deps, tx, opened, "alone");
  const [first, ...others] = chosenAmong(shown, documentIds);
  if (first) return declineChosen(deps, tx, [first, ...others], { reason, origin });
  if (!isDone(shown, documentIds, ["declined"])) throw signatureOver();
}

/**
 * Refuses to sign; the owner receives the reason. A second click changes nothing and is answered the same.
 * @throws DomainError NOT_FOUND, SIGNATURE_OVER
 * @throws TooManyTries
 */
export async function decline(
  deps: Deps,
  token: string,
  refusal: Refusal,
  origin: Origin,
): Promise<SignatureSession> {
  const opened = await openLink(deps, token, origin);
  await inTransaction(deps.db, (tx) => declineIn(deps, tx, opened, { ...refusal, origin }));
  return sessionOf(shownPapers(await findPapersOf(deps.db, opened), opened, deps.now()), opened);
}
