import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Taking } from "../document/reads.ts";
import { findSold } from "../document/sales/reads.ts";

/** Tells who buys from a producer, by a contract that all have signed, on which day he leaves, or that he does not on that day. */
export async function tellBuyers(
  { queue }: Pick<Deps, "queue">,
  tx: Tx,
  { projectId, participant }: Taking,
  when: { readonly day: string; readonly isOff?: true; readonly isStaying?: true; readonly was?: string },
): Promise<void> {
  if (participant.kind === "consumer") return;
  const productionPointIds = [participant.id];
  const documentIds = await findSold(tx, projectId, productionPointIds);
  if (documentIds.length > 0)
    await queue.emit(tx, { type: "seller-leaving", projectId, productionPointIds, documentIds, ...when });
}
