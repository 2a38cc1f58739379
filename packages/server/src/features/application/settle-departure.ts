import { leavesOn, noticeRuns } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { leave, leavingMoment } from "./leave.ts";
import { lockDeparture } from "./lock-departure.ts";
import { tellSellers } from "./tell-sellers.ts";

/** The owner settles a departure at once, also one that he had settled for a later day: who sells to him was told that day, or the wished one. */
export async function settleDeparture(deps: Deps, applicationId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { departure, parties } = await lockDeparture(tx, applicationId);
    if (departure.isOwners) throw noticeRuns(leavesOn(departure));
    const at = leavingMoment(departure, deps.now());
    const day = dayInParis(at);
    if (leavesOn(departure) !== day) await tellSellers(deps, tx, parties, { ...departure, settledFor: day });
    await leave(deps, tx, applicationId, at);
  });
}
