import type { Departure } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { followVat } from "../../meeting/follow-vat.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { detachProducer } from "../point/index.ts";
import { endApplication, findParties } from "./store.ts";

/** The moment at which somebody leaves now: of a day that was settled and has passed, its noon. */
export const leavingMoment = ({ settledFor }: Pick<Departure, "settledFor">, now: Date): Date =>
  settledFor === undefined || settledFor >= dayInParis(now) ? now : new Date(`${settledFor}T12:00:00.000Z`);

/** A participant leaves: the history stays, the point may apply elsewhere. The project and the application are locked. */
export async function leave(deps: Deps, tx: Tx, applicationId: string, at: Date): Promise<void> {
  await endApplication(tx, applicationId, at);
  const parties = await findParties(tx, applicationId);
  if (parties) {
    const { participant, projectId } = parties;
    await tellOthers(deps, tx, { type: "participation-ended", ...parties });
    if (participant.kind === "producer")
      await followVat(deps, tx, projectId, () => detachProducer(tx, participant.id, projectId));
  }
  await deps.queue.emit(tx, { type: "departure-settled", applicationId });
}
