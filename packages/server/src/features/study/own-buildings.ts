import type { OwnBuildings } from "@mec/api/study";
import { assumedAnnualKwh, ownSaving, paysNobody } from "@mec/domain/study";
import { type PlaceAlone, type Range, toldTogether } from "@mec/energy";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findOwnOf } from "../signatory/reads.ts";
import type { Member } from "./member-store.ts";
import { outcomesOfPrices } from "./outcome-of-prices.ts";

/** Of a project's consumers, those of the plant's own body and account, without a contract: nobody pays. */
export async function findOwnBuildings(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
  members: readonly Member[],
): Promise<Member[]> {
  const ids = members.map(({ consumptionPointId }) => consumptionPointId);
  const own = await findOwnOf(db, { projectId, plantId: pointId }, ids);
  return members.filter(({ consumptionPointId }) => own.has(consumptionPointId));
}

/** What such a place consumes in a year, kWh: its holder knows it. */
export const usedBy = ({ annualKwh, consumerType }: Member): number =>
  annualKwh || assumedAnnualKwh[consumerType];

const taxes = ({ length }: readonly unknown[], withoutVat: number): OwnBuildings["tax"] => {
  if (withoutVat === 0) return "TTC";
  return withoutVat === length ? "HT" : "HT ou TTC";
};

const together = ([only, ...others]: readonly PlaceAlone[]): Range =>
  only && others.length === 0 ? only.ownEur : toldTogether([...(only ? [only] : []), ...others]);

/**
 * What these places save that pay nothing for this plant's part, as each reads it beside a price of nothing: the subscription of a
 * contract with others is none of it.
 * @param part of what is shared there, the part that the plant makes, between 0 and 1
 */
export async function savedBy(
  deps: Deps,
  projectId: string,
  { places, part }: { readonly places: readonly Member[]; readonly part: number },
): Promise<OwnBuildings> {
  const prices = places.map(({ consumptionPointId: pointId }) => ({ pointId, price: 0 }));
  const outcomes = [...(await outcomesOfPrices(deps, projectId, prices)).values()];
  const sumOf = (of: (outcome: (typeof outcomes)[number]) => number) =>
    part * outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
  // As the total of their pages, of their signer's screen and of their note: where they want more than there is, each has its part.
  const each = outcomes.map(({ costsWithoutVat, productionShare, ownCostsEur, ...one }) => {
    const { subscriptionEur } = costsWithoutVat ?? one;
    const left = ({ low, high }: Range) => ({
      low: part * (low + subscriptionEur),
      high: part * (high + subscriptionEur),
    });
    const alone = { productionShare, ownCostsEur: part * (ownCostsEur - subscriptionEur) };
    const own = ownSaving(one);
    return {
      exempted: { ...alone, ownEur: left(own) },
      ended: { ...alone, ownEur: left(one.withoutExemptionEur ?? own) },
    };
  });
  const mayEnd = outcomes.some(({ withoutExemptionEur }) => withoutExemptionEur);
  return {
    places: places.length,
    withoutSale: outcomes.filter(paysNobody).length,
    kwh: { low: sumOf((one) => one.sharedKwh.low), high: sumOf((one) => one.sharedKwh.high) },
    savedEur: together(each.map(({ exempted }) => exempted)),
    ...(mayEnd && { withoutExemptionEur: together(each.map(({ ended }) => ended)) }),
    tax: taxes(outcomes, outcomes.filter((one) => one.savingWithoutVatEur).length),
  };
}
