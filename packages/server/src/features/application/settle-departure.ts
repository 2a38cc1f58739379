import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { detachProducer, endApplication, findParties, lockApplication, lockProjectOf } from "./store.ts";
import { withdrawDocuments } from "./withdraw-documents.ts";

/** The owner settles a departure: the participant has left, the history stays, the point is free to apply elsewhere. */
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
      await withdrawDocuments(deps, tx, parties);
      if (participant.kind === "producer") await detachProducer(tx, participant.id, projectId);
    }
    await deps.queue.emit(tx, { type: "departure-settled", applicationId });
  });
}
