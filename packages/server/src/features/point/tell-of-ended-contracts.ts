import { addDays, dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { contractEndWasToCome } from "./scopes.ts";

/** An owner is not told of one that has been over for longer. */
const mostDays = 7;

/** Tells, once, the owner of each project that the purchase contract of one of its plants is over, where its day was told before. */
export async function tellOfEndedContracts(deps: Deps): Promise<void> {
  const now = deps.now();
  const today = dayInParis(now);
  await inTransaction(deps.db, async (tx) => {
    const ended = await tx
      .updateTable("production_point")
      .set({ contract_end_told_at: now })
      .where("contract_end_told_at", "is", null)
      .where("project_id", "is not", null)
      .where(contractEndWasToCome("production_point"))
      .where("contract_ends_on", "<", today)
      .where("contract_ends_on", ">=", addDays(today, -mostDays))
      .returning("id")
      .execute();
    await deps.queue.emit(
      tx,
      ...ended.map(({ id }) => ({
        type: "contract-ends" as const,
        productionPointId: id,
        isOver: true as const,
      })),
    );
  });
}
