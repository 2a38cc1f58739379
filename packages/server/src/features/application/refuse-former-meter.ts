import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findFormerAccord } from "../document/reads.ts";
import type { Parties } from "./store.ts";

/**
 * The grid operator shares under the number that an accord names: nobody begins under another.
 * @throws DomainError INVALID_TRANSITION
 */
export async function refuseFormerMeter(tx: Tx, parties: Parties): Promise<void> {
  const former = await findFormerAccord(tx, parties);
  if (former === null) return;
  throw new DomainError(
    "INVALID_TRANSITION",
    `L’accord signé nomme un autre compteur (PDL ${former}) que celui de ce lieu\u00a0: envoyez-en un nouveau à signer, dans «\u00a0Mes documents\u00a0», avant de mettre en exploitation.`,
  );
}
