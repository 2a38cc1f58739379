import { inviteWait } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { haveInvited } from "./give-turn.ts";
import { findPlacesOf, holdProject, lockRequests, type Person, type SignerPlace } from "./place-store.ts";
import { isAwaited } from "./session.ts";
import { lastMails, lockMails } from "./signer-store.ts";

/**
 * What no mail told of. Until his address is confirmed the link of his last mail shows what came within its quiet time, and nothing
 * more is told of that.
 */
async function findUntold(tx: Tx, person: Person, now: Date): Promise<SignerPlace[]> {
  const awaited = (await findPlacesOf(tx, person)).filter((place) => isAwaited(place, now));
  const times = awaited.flatMap(({ mailedAt }) => mailedAt?.getTime() ?? []);
  const mailedAt = times.length > 0 ? new Date(Math.max(...times)) : null;
  const untold = awaited.filter((place) => place.mailedAt === null);
  const deservesOne = untold.some(
    ({ position, notifiedAt }) => inviteWait(position, mailedAt, notifiedAt ?? now) === 0,
  );
  return untold.filter(({ address }) => address === "confirmed" || (deservesOne && address === "to-confirm"));
}

/**
 * Writes to a person of what has come to his turn, unless he has signed it since or a mail has told of it; of several runs at once
 * one writes.
 */
export async function tellUntold(deps: Deps, { projectId, email }: Person): Promise<void> {
  const person = { projectId, email };
  if (!(await lastMails(deps.db, person)).isUntold) return;
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "shared"))) return;
    const untold = () => findUntold(tx, person, deps.now());
    const held = (await untold()).map(({ requestId }) => requestId);
    await lockRequests(tx, held);
    await lockMails(tx, person);
    // What came since has a run of its own.
    const places = (await untold()).filter(({ requestId }) => held.includes(requestId));
    if (places.length === 0) return;
    await haveInvited(deps, tx, { ...person, places });
  });
}
