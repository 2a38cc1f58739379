import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { detachProducer } from "../point/index.ts";
import { endApplication, findParties, lockApplication, lockProjectOf } from "./store.ts";

/**
 * The owner settles a departure: the participant leaves, the history stays, the point may apply elsewhere.
 */
export async function settleDeparture(deps: Deps, applicationId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockProjectOf(tx, applicationId);
    const application = await lockApplication(tx, applicationId);
    if (!application || application.hasLeft || application.departure === null) {
      throw new DomainError("INVALID_TRANSITION", "Ce participant n’a pas de demande de départ en cours.");
    }
    await endApplication(tx, applicationId, deps.now());
    const parties = await findParties(tx, applicationId);
    if (parties) {
      const { participant, projectId } = parties;
      await tellOthers(deps, tx, { type: "participation-ended", ...parties });
      if (participant.kind === "producer") await detachProducer(tx, participant.id, projectId);
    }
    await deps.queue.emit(tx, { type: "departure-settled", applicationId });
  });
}
