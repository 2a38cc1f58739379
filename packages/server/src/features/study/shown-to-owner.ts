import type { PriceProposal } from "@mec/api/study";

/** What a sum supposes of the power of a holder's meter. */
type Supposed = Pick<PriceProposal, "isNetworkSupposed" | "isListOfHomes">;

type Range = PriceProposal["savingEur"];

type Figures = Supposed &
  Pick<PriceProposal, "sharedKwh" | "energyEur" | "savingEur" | "firstYearEur" | "savingWithoutVatEur"> &
  Partial<Pick<PriceProposal, "withoutExemptionEur" | "withoutExemptionWithVatEur" | "exemptionEur">> &
  Pick<PriceProposal, "later">;

const whole = ({ low, high }: Range): Range => ({ low: Math.round(low), high: Math.round(high) });
const wholeOf = (range: Range | null | undefined): Range | null => (range ? whole(range) : null);

const laterOf = ({ later }: Pick<Figures, "later">): Figures["later"] =>
  later && {
    ...later,
    savingEur: whole(later.savingEur),
    savingWithoutVatEur: wholeOf(later.savingWithoutVatEur),
    withoutExemptionEur: wholeOf(later.withoutExemptionEur),
  };

const nothing: Range = { low: 0, high: 0 };

/**
 * The figures of a person, as the owner reads them: to the euro, and without what comes off the bill. What is exact, by the kWh, tells
 * the list of his tariff, and what heats a home.
 */
export function figuresToOwner<F extends Figures>(figures: F): Omit<F, keyof Supposed> {
  const { isNetworkSupposed: _, isListOfHomes: __, ...told } = figures;
  return {
    ...told,
    ...{ energyEur: nothing, sharedKwh: whole(told.sharedKwh) },
    ...{ savingEur: whole(told.savingEur), firstYearEur: whole(told.firstYearEur) },
    savingWithoutVatEur: wholeOf(told.savingWithoutVatEur),
    withoutExemptionEur: wholeOf(told.withoutExemptionEur),
    withoutExemptionWithVatEur: wholeOf(told.withoutExemptionWithVatEur),
    exemptionEur: wholeOf(told.exemptionEur),
    later: laterOf(told),
  };
}

const stepsPerEuro = 1000;

/** A price at which somebody breaks even, to the tenth of a cent: at the lower nobody loses still, and at the higher he does. */
export const breakEvenToOwner = ({ low, high }: Range): Range => ({
  low: Math.floor(low * stepsPerEuro) / stepsPerEuro,
  high: Math.ceil(high * stepsPerEuro) / stepsPerEuro,
});

/**
 * A proposal as the owner of its project reads it: its price, what it asks and the gain that his previews tell him. What of it says
 * what heats a home or how strong its meter is, with the bill, what the holder was told before and what he changed since, is his alone.
 */
export function proposalToOwner(proposal: PriceProposal): PriceProposal {
  const {
    agreed: _,
    announced: __,
    ownChanges: ___,
    activity: ____,
    areHoursAssumed: _____,
    ...told
  } = figuresToOwner(proposal);
  return {
    ...told,
    ...{ supply: "", billEur: 0, billWithoutVatEur: null, perKwh: null, networkOptionEur: null, alone: null },
  };
}
