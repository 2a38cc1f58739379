import { type Departure, mayAskToLeave, standingStatus } from "@mec/domain/application";
import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findParties, lockApplication, lockProjectOf, type Parties } from "./store.ts";

interface Leaving {
  readonly departure: Departure;
  readonly parties: Parties;
}

/** The request to leave of who takes part still, or null; its project and its application stay locked until the transaction ends. */
export async function holdDeparture(tx: Tx, applicationId: string): Promise<Leaving | null> {
  await lockProjectOf(tx, applicationId);
  const application = await lockApplication(tx, applicationId);
  const parties = await findParties(tx, applicationId);
  if (!application?.departure || !parties || !mayAskToLeave(standingStatus(application))) return null;
  return { departure: application.departure, parties };
}

/** The same for its owner, who has it to settle. @throws DomainError INVALID_TRANSITION where there is none */
export async function lockDeparture(tx: Tx, applicationId: string): Promise<Leaving> {
  const leaving = await holdDeparture(tx, applicationId);
  if (leaving) return leaving;
  throw new DomainError("INVALID_TRANSITION", "Ce participant n’a pas de demande de départ en cours.");
}
