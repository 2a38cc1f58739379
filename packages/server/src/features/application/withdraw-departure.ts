import { mayAskToLeave, standingStatus } from "@mec/domain/application";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findObject, recordOwnAct } from "../audit/index.ts";
import { announceAnew } from "../project/index.ts";
import { stepKey } from "./move-application.ts";
import { refuseSettled } from "./refuse-settled.ts";
import { findParties, lockApplication, lockProjectOf, saveDeparture } from "./store.ts";
import { tellSellers } from "./tell-sellers.ts";

/** Who asked to leave stays after all, as long as the owner has not settled it, be it for a day to come. A second tap changes nothing and tells nobody. */
export async function withdrawDeparture(deps: Deps, applicationId: string, actor: Actor): Promise<void> {
  await deps.limits.count("stepsPerApplication", stepKey(applicationId, actor));
  await inTransaction(deps.db, async (tx) => {
    // Its row is written too: in the order in which a request locks both.
    await lockProjectOf(tx, applicationId);
    const application = await lockApplication(tx, applicationId);
    const parties = await findParties(tx, applicationId);
    if (!application || !parties || !mayAskToLeave(standingStatus(application))) {
      throw new DomainError(
        "INVALID_TRANSITION",
        "Ce lieu ne participe plus au projet\u00a0: votre demande ne peut plus être retirée.",
      );
    }
    if (application.departure === null) return;
    refuseSettled(application.departure);
    await saveDeparture(tx, applicationId, null);
    await announceAnew(tx, applicationId);
    const object = await findObject(tx, parties.participant.id);
    const at = deps.now();
    await recordOwnAct(tx, { kind: "departure-withdrawn", detail: {}, accountId: actor.id, at, object });
    await deps.queue.emit(tx, { type: "departure-withdrawn", applicationId });
    await tellSellers(deps, tx, parties, null);
  });
}
