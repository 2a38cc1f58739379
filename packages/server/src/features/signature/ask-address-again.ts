import { DomainError } from "@mec/domain/shared";
import { inviteHeldText, mayBeAskedAgain } from "@mec/domain/signature";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { nothingToSign } from "./own-link.ts";
import { findPlacesIn, holdProject, lockRequests } from "./place-store.ts";
import { remindPerson } from "./remind.ts";
import { isAwaited } from "./session.ts";
import { findWaiting, type Waiting, type Where } from "./waiting-store.ts";

/** @returns whether nothing was sent, as the invitation is about to leave by itself. */
async function askAgain(
  deps: Deps,
  actor: Actor,
  { projectId, email }: Waiting,
  documentIds: string[],
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "shared"))) return false;
    await lockRequests(
      tx,
      (await findPlacesIn(tx, documentIds)).map(({ requestId }) => requestId),
    );
    const places = (await findPlacesIn(tx, documentIds)).filter(
      (place) =>
        place.accountId === actor.id &&
        place.email.toLowerCase() === email.toLowerCase() &&
        isAwaited(place, deps.now()) &&
        mayBeAskedAgain(place, actor),
    );
    return (
      places.length > 0 && (await remindPerson(deps, tx, { places, projectId, email }, false)) === "held"
    );
  });
}

/**
 * Writes once more to the people whom a signed-in person named: to confirm their addresses, or, once that is done, to sign
 * in his stead. A double click sends one mail.
 * @throws DomainError NOTHING_TO_SIGN when nobody else is waited for, or all are about to be invited.
 * @throws TooManyTries
 */
export async function askAddressAgain(deps: Deps, actor: Actor, where: Where): Promise<void> {
  const waiting = (await findWaiting(deps, actor.id, where)).filter((one) => mayBeAskedAgain(one, actor));
  if (waiting.length === 0) throw nothingToSign();
  const people = new Map(waiting.map((one) => [`${one.projectId} ${one.email.toLowerCase()}`, one]));
  let held = 0;
  for (const person of people.values()) {
    await deps.limits.check("addressMailsPerMailbox", person.email);
    const documentIds = waiting
      .filter(({ projectId }) => projectId === person.projectId)
      .map(({ documentId }) => documentId);
    if (await askAgain(deps, actor, person, documentIds)) held += 1;
  }
  if (held === people.size) throw new DomainError("NOTHING_TO_SIGN", inviteHeldText);
}
