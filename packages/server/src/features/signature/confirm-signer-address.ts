import type { SignatureSession } from "@mec/api/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { saveConfirmed } from "./address-store.ts";
import { confirmOwnMailbox } from "./confirm-own-mailbox.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { type Link, notFound, openLink } from "./link.ts";
import { readSignature } from "./read-signature.ts";
import { holdLink } from "./session.ts";

/** @returns whether the link may still speak for the mailbox, and its reader is this signatory, said now or before. */
async function confirmIn(
  deps: Deps,
  tx: Tx,
  opened: Link,
  { signerId, origin }: { signerId: string; origin: Origin },
): Promise<boolean> {
  const { asking, shown } = await holdLink(deps, tx, opened);
  const named = asking.find((place) => place.signerId === signerId);
  // Confirmed before, by another click or in another tab.
  if (!named) {
    const isConfirmed = shown.some((place) => place.signerId === signerId && place.address === "confirmed");
    return isConfirmed && opened.expiresAt > deps.now();
  }
  const places = asking.filter(
    (place) => place === named || (place.accountId !== null && place.accountId === named.accountId),
  );
  const now = deps.now();
  await saveConfirmed(
    tx,
    named,
    places.map((place) => place.signerId),
    now,
  );
  const facts = places.map((place) => ({
    requestId: place.requestId,
    signerId: place.signerId,
    type: "address-confirmed" as const,
    data: { email: place.email },
  }));
  await appendEvidence(deps, tx, facts, { now, origin });
  const { projectId, email } = opened;
  // Our documents are shown at once; an outside provider's are signed by links of its own, which are mailed.
  const isElsewhere = places.some(({ provider }) => provider !== "embedded");
  if (isElsewhere) await deps.queue.emit(tx, { type: "signature-invited", projectId, email });
  return true;
}

/**
 * The reader of the mailbox says that he is the person whom an account named to sign. Only a link that was
 * mailed proves that he reads it. A second click changes nothing and is answered the same. Where he is signed in to the
 * account that has this mailbox, its address is confirmed too: by that answer, not by the link alone.
 * @throws DomainError NOT_FOUND, also by a link that an account made for itself.
 * @throws TooManyTries
 */
export async function confirmSignerAddress(
  deps: Deps,
  token: string,
  signerId: string,
  { origin, identify }: { readonly origin: Origin; readonly identify: () => Promise<Actor | null> },
): Promise<SignatureSession> {
  const opened = await openLink(deps, token, origin);
  if (opened.accountId !== null) throw notFound();
  const isHe = await inTransaction(deps.db, (tx) => confirmIn(deps, tx, opened, { signerId, origin }));
  if (isHe) await confirmOwnMailbox(deps, await identify(), opened.email);
  // This answer shows the documents: from now on they can be signed.
  return readSignature(deps, token, origin);
}
