import type { PriceProposal } from "@mec/api/study";
import { plural } from "@mec/domain/shared";
import { addedVatText, boughtText, localCost, rangeText } from "@mec/domain/study";
import { say, type Text } from "../legal/model.ts";
import { vatAdded } from "../to-sign/paid-price.ts";
import { commonEuro } from "./place-table.ts";

/** What each euro of the energy of the first year comes to over the contract: as many, or more where its price rises by an agreed rate. */
function growthOf({ engagement: { indexation, indexationRate } }: PriceProposal, years: number): number {
  const yearly = indexation === "fixed" ? 1 + (indexationRate ?? 0) / 100 : 1;
  return Array.from({ length: years }, (_, year) => yearly ** year).reduce((sum, one) => sum + one, 0);
}

/** Years of all their contracts; null where they have not one length, or a price that nobody can foresee. */
function commonYears(proposals: readonly PriceProposal[]): number | null {
  const [years = null, ...others] = new Set(proposals.map(({ engagement }) => engagement.durationYears));
  const isKnown = proposals.every(({ engagement }) => engagement.indexation !== "insee");
  return isKnown && others.length === 0 ? years : null;
}

/**
 * What the local part of these places costs, which a budget is voted for: a year at the price of the start, and over the whole
 * contract, by which a public purchase is judged. Nothing where their tax differs.
 */
export function purchaseText(proposals: readonly PriceProposal[]): Text | null {
  const unit = commonEuro(proposals);
  if (unit === null) return null;
  const energy = boughtText(proposals);
  const year = rangeText(localCost(proposals), unit);
  const years = commonYears(proposals);
  const whole =
    years !== null && rangeText(localCost(proposals, { years, growth: (one) => growthOf(one, years) }), unit);
  return whole
    ? say`${energy} par an, soit ${year} au prix de départ, et ${whole} sur ${plural(years, "an", "ans")}. La cotisation est à part.`
    : say`${energy} par an, soit ${year} au prix de départ. La cotisation est à part.`;
}

/** What the price becomes where a seller who adds no VAT has to, and what that costs in a year; nothing to who gets it back. */
export function franchiseText(proposals: readonly PriceProposal[]): Text | null {
  const untaxed = proposals.filter(
    ({ vatRegime, savingWithoutVatEur }) => vatRegime === "franchise" && savingWithoutVatEur === null,
  );
  const [first, ...others] = untaxed;
  if (!first) return null;
  const more = addedVatText(untaxed.map((one) => ({ ...one, part: 1 })));
  const { without, taxed } = vatAdded(first.price);
  const prices = others.every(({ price }) => price === first.price) ? `${taxed} au lieu de ${without}, ` : "";
  return say`Sans TVA, le producteur étant en franchise. S’il la quittait\u00a0: ${prices}${more}.`;
}
