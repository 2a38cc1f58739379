import type { SignatureSession } from "@mec/api/signature";
import { sameName } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { saveDisowned } from "./address-store.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { type Link, openLink } from "./link.ts";
import { currentSession, holdLink } from "./session.ts";

async function disownIn(
  deps: Deps,
  tx: Tx,
  opened: Link,
  { signerId, origin }: { signerId: string; origin: Origin },
): Promise<void> {
  const { shown, asking } = await holdLink(deps, tx, opened);
  const awaited = [...shown.filter(({ status }) => status === "to-sign"), ...asking];
  const named = awaited.find((place) => place.signerId === signerId);
  // Said before, by another click or in another tab.
  if (!named) return;
  const places = awaited.filter(
    (place) => place === named || (place.accountId === named.accountId && sameName(place, named)),
  );
  const now = deps.now();
  const signerIds = places.map((place) => place.signerId);
  await saveDisowned(tx, named, signerIds, now);
  const facts = places.map((place) => ({
    requestId: place.requestId,
    signerId: place.signerId,
    type: "disowned" as const,
    data: { email: place.email },
  }));
  await appendEvidence(deps, tx, facts, { now, origin });
  await deps.queue.emit(tx, {
    type: "signature-disowned",
    projectId: opened.projectId,
    documentIds: places.map(({ documentId }) => documentId),
    signerId,
  });
}

/**
 * The visitor of a link says that he is not the person who is to sign. The owner is told; the documents stay
 * where they are, and this mailbox is shown none of them until the owner has it asked again. A second click
 * changes nothing.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function disown(
  deps: Deps,
  token: string,
  signerId: string,
  origin: Origin,
): Promise<SignatureSession> {
  const opened = await openLink(deps, token, origin);
  await inTransaction(deps.db, (tx) => disownIn(deps, tx, opened, { signerId, origin }));
  return currentSession(deps.db, opened, deps.now());
}
