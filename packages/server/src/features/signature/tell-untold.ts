import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { haveInvited } from "./give-turn.ts";
import { findPlacesOf, holdProject, lockRequests, type Person } from "./place-store.ts";
import { isAwaited } from "./session.ts";
import { lastMails, lockMails } from "./signer-store.ts";

/**
 * Writes to a person of what came soon after his last mail, unless he has signed it since or a mail has told of it; of several
 * runs at once one writes. Until his address is confirmed the link that he has shows all, and nothing more is told.
 */
export async function tellUntold(deps: Deps, { projectId, email }: Person): Promise<void> {
  const person = { projectId, email };
  if (!(await lastMails(deps.db, person)).isUntold) return;
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "shared"))) return;
    const untold = async () =>
      (await findPlacesOf(tx, person)).filter(
        (place) => place.mailedAt === null && place.address === "confirmed" && isAwaited(place, deps.now()),
      );
    const held = (await untold()).map(({ requestId }) => requestId);
    await lockRequests(tx, held);
    await lockMails(tx, person);
    // What came since has a run of its own.
    const places = (await untold()).filter(({ requestId }) => held.includes(requestId));
    if (places.length === 0) return;
    await haveInvited(deps, tx, { ...person, places });
  });
}
