import { countsAsParticipant, type Retraction, standingStatus } from "@mec/domain/application";
import type { Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { type Telling, tellOthers } from "../../meeting/moments.ts";
import { stepKey } from "./move-application.ts";
import {
  endRefused,
  findParties,
  insertProgress,
  keepRetraction,
  type LockedApplication,
  lockApplicantPoint,
  lockApplication,
  lockProjectOf,
  type Parties,
} from "./store.ts";

export type HeldApplication = LockedApplication & Parties;

/** Locks an application with its project and its point, in the order of every step; undefined when it is no more. */
export async function holdApplication(tx: Tx, id: string): Promise<HeldApplication | undefined> {
  await lockProjectOf(tx, id);
  const application = await lockApplication(tx, id);
  const parties = await findParties(tx, id);
  if (!application || !parties) return undefined;
  await lockApplicantPoint(tx, parties.participant);
  return { ...application, ...parties };
}

/** Counted with the steps of the same person and application. */
export async function countRetraction(
  { limits }: Pick<Deps, "limits">,
  id: string,
  actor: Pick<Actor, "id">,
): Promise<void> {
  await limits.count("stepsPerApplication", stepKey(id, actor));
}

/** Whether its participant takes part now: only then is there something to retract. */
export const takesPartNow = (application: HeldApplication): boolean =>
  countsAsParticipant(standingStatus(application));

/**
 * Ends an application at once, whatever its documents have come to: a right of retraction waits for nobody, and no step of
 * the table leads out of what all have signed. His documents end with it, as for who leaves.
 */
export async function endByRetraction(
  deps: Telling,
  tx: Tx,
  { id, participant, projectId, holderId }: HeldApplication,
  retraction: Retraction,
): Promise<void> {
  await keepRetraction(tx, id, retraction);
  await endRefused(tx, id);
  await insertProgress(tx, {
    applicationId: id,
    status: "REJECTED",
    authorId: holderId,
    by: "holder",
    now: new Date(retraction.declaredAt),
  });
  await tellOthers(deps, tx, { type: "participation-ended", projectId, participant });
}
