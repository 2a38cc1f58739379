import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { nothingToSign } from "./own-link.ts";
import { findPlacesIn, holdProject, lockRequests } from "./place-store.ts";
import { remindPerson } from "./remind.ts";
import { waitsForAddress } from "./session.ts";
import { findWaiting, type Waiting, type Where } from "./waiting-store.ts";

async function askAgain(
  deps: Deps,
  actor: Actor,
  { projectId, email }: Waiting,
  documentIds: string[],
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "shared"))) return;
    await lockRequests(
      tx,
      (await findPlacesIn(tx, documentIds)).map(({ requestId }) => requestId),
    );
    const places = (await findPlacesIn(tx, documentIds)).filter(
      (place) =>
        place.accountId === actor.id &&
        place.email.toLowerCase() === email.toLowerCase() &&
        waitsForAddress(place, deps.now()),
    );
    if (places.length > 0) await remindPerson(deps, tx, { places, projectId, email }, false);
  });
}

/**
 * Asks the people whom a signed-in person named to confirm their addresses once more. A double click sends
 * one mail.
 * @throws DomainError NOTHING_TO_SIGN when no address waits to be confirmed.
 * @throws TooManyTries
 */
export async function askAddressAgain(deps: Deps, actor: Actor, where: Where): Promise<void> {
  const waiting = (await findWaiting(deps, actor.id, where)).filter(
    ({ address }) => address === "to-confirm",
  );
  if (waiting.length === 0) throw nothingToSign();
  const people = new Map(waiting.map((one) => [`${one.projectId} ${one.email.toLowerCase()}`, one]));
  for (const person of people.values()) {
    await deps.limits.check("addressMailsPerMailbox", person.email);
    const documentIds = waiting
      .filter(({ projectId }) => projectId === person.projectId)
      .map(({ documentId }) => documentId);
    await askAgain(deps, actor, person, documentIds);
  }
}
