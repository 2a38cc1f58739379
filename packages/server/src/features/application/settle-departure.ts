import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { leave } from "./leave.ts";
import { lockDeparture } from "./lock-departure.ts";

/** The owner settles a departure at once, also one that he had settled for a later day. */
export async function settleDeparture(deps: Deps, applicationId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockDeparture(tx, applicationId);
    await leave(deps, tx, applicationId, deps.now());
  });
}
