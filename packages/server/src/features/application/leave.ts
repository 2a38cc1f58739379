import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { detachProducer } from "../point/index.ts";
import { endApplication, findParties } from "./store.ts";

/** A participant leaves: the history stays, the point may apply elsewhere. The project and the application are locked. */
export async function leave(deps: Deps, tx: Tx, applicationId: string, at: Date): Promise<void> {
  await endApplication(tx, applicationId, at);
  const parties = await findParties(tx, applicationId);
  if (parties) {
    const { participant, projectId } = parties;
    await tellOthers(deps, tx, { type: "participation-ended", ...parties });
    if (participant.kind === "producer") await detachProducer(tx, participant.id, projectId);
  }
  await deps.queue.emit(tx, { type: "departure-settled", applicationId });
}
