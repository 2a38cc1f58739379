import { isInviteHeld, mayRemind } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { byPerson } from "./give-turn.ts";
import type { Person } from "./place-store.ts";
import { findPlacesIn, holdProject, lockRequests, type SignerPlace } from "./place-store.ts";
import { isAwaited } from "./session.ts";
import { lastMails, lockMails, saveReminded } from "./signer-store.ts";

/**
 * Reminds one person of all that waits for him in the project. One who said that he is another is asked
 * again: whoever has the reminder sent must know that the address is right. Whose invitation is about to leave is not reminded of it.
 */
export async function remindPerson(
  deps: Deps,
  tx: Tx,
  { places, projectId, email }: Person & { places: readonly SignerPlace[] },
  unasked: boolean,
): Promise<"held" | "quiet" | "reminded"> {
  const now = deps.now();
  if (places.every((place) => isInviteHeld(place, now, deps.config.signingMailWait))) return "held";
  const person = { projectId, email };
  await lockMails(tx, person);
  const { remindedAt } = await lastMails(tx, person);
  if (!mayRemind(remindedAt, now)) return "quiet";
  await saveReminded(
    tx,
    places.map(({ signerId }) => signerId),
    now,
    unasked,
  );
  await deps.queue.emit(tx, { type: "signature-reminded", ...person });
  return "reminded";
}

/**
 * Reminds those whose turn it is to sign these documents of one project; `unasked` when the owner did not ask
 * for it.
 */
export async function remindOf(
  deps: Deps,
  {
    projectId,
    documentIds,
    unasked,
  }: { projectId: string; documentIds: readonly string[]; unasked: boolean },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "shared"))) return;
    const known = await findPlacesIn(tx, documentIds);
    await lockRequests(
      tx,
      known.map(({ requestId }) => requestId),
    );
    const isToRemind = (place: SignerPlace) =>
      isAwaited(place, deps.now()) && !(unasked && place.address === "disowned");
    const awaited = (await findPlacesIn(tx, documentIds)).filter(isToRemind);
    for (const person of byPerson(awaited)) await remindPerson(deps, tx, person, unasked);
  });
}

/** The owner reminds those who have not signed. */
export async function remindSigners(deps: Deps, documentIds: readonly string[]): Promise<void> {
  const places = await findPlacesIn(deps.db, documentIds);
  for (const projectId of new Set(places.map((place) => place.projectId))) {
    await remindOf(deps, { projectId, documentIds, unasked: false });
  }
}
