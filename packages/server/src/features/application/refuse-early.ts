import { leftOutText } from "@mec/domain/application";
import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findSupplyStarts } from "../signature/retraction/reads.ts";
import type { Parties } from "./store.ts";

/**
 * Who did not ask to be supplied before his days to retract end is put in operation before only if his owner says that he is left
 * out until then: he is told that day, and that he owes nothing of what comes before.
 * @throws DomainError SUPPLY_TOO_EARLY
 */
export async function refuseEarly(
  tx: Tx,
  { projectId, participant: { kind, id } }: Parties,
  now: Date,
): Promise<void> {
  if (kind === "producer") return;
  const day = (await findSupplyStarts(tx, projectId, { pointIds: [id], now })).get(id);
  if (day === undefined) return;
  throw new DomainError(
    "SUPPLY_TOO_EARLY",
    `${leftOutText(day, "Cette personne")} Confirmez que vous le ferez.`,
  );
}
