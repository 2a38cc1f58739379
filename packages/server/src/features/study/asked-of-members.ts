import type { AskedOfMember } from "@mec/api/study";
import type { Db } from "../../db/transaction.ts";
import { findSaleConditions } from "../document/reads.ts";
import { findFeeAmounts } from "../pmo/reads.ts";

/** What a project asks of a consumer beside the price of the energy: by his own terms of sale, else by those of all. */
export type AskedOf = (consumptionPointId: string | null) => AskedOfMember;

export async function loadAskedOf(db: Db, projectId: string): Promise<AskedOf> {
  return (await loadAskedOfEach(db, [projectId]))(projectId);
}

/** The same of some projects, in two reads. */
export async function loadAskedOfEach(
  db: Db,
  projectIds: readonly string[],
): Promise<(projectId: string) => AskedOf> {
  const [amountsOf, conditions] = await Promise.all([
    findFeeAmounts(db, projectIds),
    findSaleConditions(db, projectIds),
  ]);
  return (projectId) => {
    const own = conditions.filter((one) => one.projectId === projectId);
    const byPoint = new Map(own.map((one) => [one.consumptionPointId, one]));
    return (consumptionPointId) => {
      const sale = byPoint.get(consumptionPointId) ?? byPoint.get(null);
      return {
        fees: { ...amountsOf(projectId), subscription: sale?.subscription ?? 0 },
        vatRegime: sale?.vatRegime ?? null,
      };
    };
  };
}
