import type { Departure } from "@mec/domain/application";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findBought, type Taking } from "../document/reads.ts";

/**
 * Tells who sells to a consumer by a contract that all have signed that he asks to leave, leaves on a day, or stays after all.
 * @param notOn a day that was settled, and is no more
 */
export async function tellSellers(
  { queue }: Pick<Deps, "queue">,
  tx: Tx,
  { projectId, participant }: Taking,
  departure: Pick<
    Departure,
    "leavingOn" | "noticeEndsOn" | "movesOut" | "settledFor" | "saleStartsOn"
  > | null,
  notOn?: string,
): Promise<void> {
  const documentIds = await findBought(tx, { projectId, participant });
  if (documentIds.length === 0) return;
  await queue.emit(tx, {
    type: "buyer-leaving",
    projectId,
    documentIds,
    departure: departure && {
      leavingOn: departure.leavingOn,
      noticeEndsOn: departure.noticeEndsOn,
      movesOut: departure.movesOut,
      settledFor: departure.settledFor,
      saleStartsOn: departure.saleStartsOn,
      notOn,
    },
  });
}
