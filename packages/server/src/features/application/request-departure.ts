import {
  type Departure,
  type DepartureRequest,
  mayAskToLeave,
  standingStatus,
} from "@mec/domain/application";
import { DomainError, isPastDate } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { stepKey } from "./move-application.ts";
import { lockApplication, saveDeparture } from "./store.ts";

/** A participant asks to leave on a given day; asking again corrects the request until it is settled. */
export async function requestDeparture(
  deps: Deps,
  applicationId: string,
  request: DepartureRequest,
  actor: Actor,
): Promise<Departure> {
  await deps.limits.count("stepsPerApplication", stepKey(applicationId, actor));
  const now = deps.now();
  if (isPastDate(request.leavingOn, now)) {
    throw new DomainError("DEPARTURE_IN_THE_PAST", "Indiquez la date du jour ou une date à venir.");
  }
  const departure = { ...request, requestedAt: now.toISOString() };
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application || !mayAskToLeave(standingStatus(application))) {
      throw new DomainError(
        "INVALID_TRANSITION",
        "Vous pourrez demander à quitter l’opération une fois vos documents signés.",
      );
    }
    await saveDeparture(tx, applicationId, departure);
    await deps.queue.emit(tx, { type: "departure-requested", applicationId });
  });
  return departure;
}
