import type { Db } from "../../db/transaction.ts";
import type { SalesContractData } from "../../documents/to-sign/content.ts";
import { billingOfSeller } from "../../documents/to-sign/sales-payment.ts";
import { findSaidDocuments } from "./said-documents.ts";
import { findSold } from "./sales/reads.ts";

/** Who bills for a plant's holder, when, and how he is paid, by the contracts that all have signed; null while there are none. */
export async function findSaleBilling(db: Db, projectId: string, pointId: string): Promise<string | null> {
  const said = await findSaidDocuments(db, await findSold(db, projectId, [pointId]));
  const contracts = said.flatMap(({ content }): SalesContractData[] =>
    content.kind === "salesContract" ? [content] : [],
  );
  return contracts.length > 0 ? billingOfSeller(contracts, [pointId]) : null;
}
