import type { PriceProposal } from "@mec/api/study";
import { paysNobody } from "@mec/domain/study";
import type { Deps } from "../../deps.ts";
import { outcomesOfPrices } from "./outcome-of-prices.ts";

/**
 * What taking part brings to places that were accepted without a price, as nobody sells to them but their own body: no price is to
 * come, nor counts. Without any other place.
 */
export async function getOwnProposals(
  deps: Deps,
  projectId: string,
  pointIds: readonly string[],
): Promise<Map<string, PriceProposal>> {
  if (pointIds.length === 0) return new Map();
  const unpriced = pointIds.map((pointId) => ({ pointId, price: 0 }));
  const outcomes = await outcomesOfPrices(deps, projectId, unpriced);
  const proposedAt = deps.now().toISOString();
  // It is its own body's for certain: nothing is left to doubt.
  const told = { price: 0, proposedAt, until: null, ownSeller: null };
  return new Map(
    [...outcomes].flatMap(([pointId, outcome]) =>
      paysNobody(outcome) ? [[pointId, { ...outcome, ...told }] as const] : [],
    ),
  );
}
