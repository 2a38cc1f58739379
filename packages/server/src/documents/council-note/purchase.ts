import type { PriceProposal } from "@mec/api/study";
import { plural, taxedPart, vatRate } from "@mec/domain/shared";
import { energyText, eurOfEnergyRead, rangeText } from "@mec/domain/study";
import type { Range } from "@mec/energy";
import { say, type Text } from "../legal/model.ts";
import { vatAdded } from "../to-sign/paid-price.ts";
import { commonEuro } from "./place-table.ts";

const ends = ["low", "high"] as const;

/** Both ends of what these places buy together: no more than is produced, where they want more. */
function added(
  proposals: readonly PriceProposal[],
  of: (one: PriceProposal, end: keyof Range) => number,
): Range {
  const [low, high] = ends.map((end) => {
    const taken = proposals.reduce((sum, { productionShare }) => sum + (productionShare?.[end] ?? 0), 0);
    return proposals.reduce((sum, one) => sum + of(one, end), 0) / Math.max(1, taken);
  });
  return { low: low ?? 0, high: high ?? 0 };
}

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

const kwhOf = (proposals: readonly PriceProposal[]): Range => added(proposals, boughtKwh);

/** kWh of a year that are bought: what a place's own body gives it is not. */
const boughtKwh = ({ sharedKwh, ownPart = 0 }: PriceProposal, end: keyof Range): number =>
  sharedKwh[end] * (1 - ownPart);

/** € of the energy of a year, in the tax that the place pays; a subscription is beside it, and stays as it is. */
const energyEur = (proposal: PriceProposal, end: keyof Range): number => {
  const { price, isVatCounted, vatRegime } = proposal;
  return boughtKwh(proposal, end) * price * (isVatCounted ? 1 + vatRate * taxedPart(vatRegime) : 1);
};

/**
 * What the local part of these places costs, which a budget is voted for: a year at the price of the start, and over the whole
 * contract, by which a public purchase is judged. Nothing where their tax differs.
 */
export function purchaseText(proposals: readonly PriceProposal[]): Text | null {
  const unit = commonEuro(proposals);
  if (unit === null) return null;
  const kwh = kwhOf(proposals);
  const subscriptions = proposals.reduce((sum, { subscriptionEur }) => sum + subscriptionEur, 0);
  const of = (years: number, growth: (one: PriceProposal) => number) => {
    const energy = added(proposals, (one, end) => energyEur(one, end) * growth(one));
    const { low, high } = eurOfEnergyRead(energy, kwh);
    const beside = subscriptions * years;
    return rangeText({ low: low + beside, high: high + beside }, unit);
  };
  const year = of(1, () => 1);
  const years = commonYears(proposals);
  const whole = years !== null && of(years, (one) => growthOf(one, years));
  return whole
    ? say`${energyText(kwh)} par an, soit ${year} au prix de départ, et ${whole} sur ${plural(years, "an", "ans")}. La cotisation est à part.`
    : say`${energyText(kwh)} par an, soit ${year} au prix de départ. La cotisation est à part.`;
}

/** What the price becomes where a seller who adds no VAT has to, and what that costs in a year; nothing to who gets it back. */
export function franchiseText(proposals: readonly PriceProposal[]): Text | null {
  const untaxed = proposals.filter(
    ({ vatRegime, savingWithoutVatEur }) => vatRegime === "franchise" && savingWithoutVatEur === null,
  );
  const [first, ...others] = untaxed;
  if (!first) return null;
  const more = added(
    untaxed,
    (one, end) => (boughtKwh(one, end) * one.price + one.subscriptionEur) * vatRate,
  );
  const told = rangeText(eurOfEnergyRead(more, kwhOf(untaxed)), "€");
  const { without, taxed } = vatAdded(first.price);
  const prices = others.every(({ price }) => price === first.price) ? `${taxed} au lieu de ${without}, ` : "";
  return say`Sans TVA, le producteur étant en franchise. S’il la quittait\u00a0: ${prices}${told} de plus par an.`;
}
