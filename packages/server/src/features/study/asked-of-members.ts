import type { AskedOfMember, PriceProposal } from "@mec/api/study";
import type { Db } from "../../db/transaction.ts";
import { findSaleConditions } from "../document/reads.ts";
import { findFeeAmounts } from "../pmo/reads.ts";

/** With what the contract will say of the price and of its end. */
export type Asked = AskedOfMember & { readonly engagement: PriceProposal["engagement"] };

const nothingSaid = {
  subscription: null,
  vatRegime: null,
  durationYears: null,
  noticeMonths: null,
  indexation: null,
  indexationRate: null,
};

/** What a project asks of a consumer beside the price of the energy: by his own terms of sale, else by those of all. */
export async function loadAskedOf(
  db: Db,
  projectId: string,
): Promise<(consumptionPointId: string | null) => Asked> {
  const [amounts, conditions] = await Promise.all([
    findFeeAmounts(db, projectId),
    findSaleConditions(db, projectId),
  ]);
  const byPoint = new Map(conditions.map((one) => [one.consumptionPointId, one]));
  return (consumptionPointId) => {
    const sale = byPoint.get(consumptionPointId) ?? byPoint.get(null) ?? nothingSaid;
    const { subscription, vatRegime, durationYears, noticeMonths, indexation, indexationRate } = sale;
    return {
      fees: { ...amounts, subscription: subscription ?? 0 },
      vatRegime,
      engagement: { durationYears, noticeMonths, indexation, indexationRate },
    };
  };
}
