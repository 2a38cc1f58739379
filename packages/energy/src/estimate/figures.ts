import { profile } from "../indicators/profile.ts";
import { costsPerYear, type Fees, type FixedCosts, fixedCosts, fixedCostsWithoutVat } from "../money/fees.ts";
import { networkOptionGain } from "../money/network-option.ts";
import { periodOfStep } from "../money/periods.ts";
import {
  type Customer,
  exemptionMayEnd,
  exemptionPerKwh,
  type LocalOffer,
  savingOf,
  savingPerKwh,
  savingPerKwhWithoutVat,
  type VatRegime,
} from "../money/saving.ts";
import { tariffPeriods } from "../money/supply.ts";
import { VAT } from "../money/tables/vat.ts";
import { isBusiness } from "../typical/shapes.ts";
import { type PreparedHome, reclaimsItsVat } from "./prepared-home.ts";
import {
  type Case,
  type EstimatePlaces,
  type Produced,
  producedBy,
  sharedByPeriod,
} from "./shared-energy.ts";
import { type Range, verdictOf, withoutVat, withVat } from "./verdict.ts";
import { cautionOf } from "./words.ts";

export interface EstimateProject extends EstimatePlaces {
  /** kWh a year consumed by the accepted participants, 0 when unknown. */
  readonly acceptedKwh: number;
  /** The same with those who wait for an answer, or a little more; none where left out, and where it is at most `MANY_OTHERS`. */
  readonly filledKwh?: number | undefined;
  /** €/kWh without VAT; null when the energy is given. */
  readonly price: { readonly min: number; readonly max: number } | null;
  /** Null when not given: the producer is then assumed to add VAT, so that no announced figure is too good. */
  readonly vatRegime: VatRegime | null;
  readonly fees: Fees;
  /** The part of what a person would buy that his own body sells to him, from 0 to 1: nobody pays himself. None where left out. */
  readonly ownPart?: number | undefined;
  /** Whether all its points are behind one substation, which opens an option of the network's tariff. */
  readonly isBehindOneSubstation: boolean;
}

/** What a project would bring to a person, in a few figures: what a list of projects shows. */
export interface EstimateFigures extends FixedCosts {
  readonly sharedKwh: Range;
  /** Part of the home's consumption, between 0 and 1. */
  readonly localShare: Range;
  /** Part of the project's production of that year, between 0 and 1. */
  readonly productionShare: Range;
  /** € a year, with VAT: what local energy takes off the bill, before what is paid beside it. */
  readonly energyEur: Range;
  /** € a year, with VAT: `energyEur` less all costs that come back each year; negative when it would cost more. */
  readonly savingEur: Range;
  /** The same for the first year, when the entrance fee is paid. */
  readonly firstYearEur: Range;
  /** `savingEur` of a business that reclaims its VAT, € a year without VAT; null for who does not, a home above all. */
  readonly savingWithoutVatEur: Range | null;
  /** Whether the sums of a business have the VAT, which it does not get back. */
  readonly isVatCounted: boolean;
  /** Whether the network's part is that of a smaller connection: none above 36 kVA is in the tables. */
  readonly isNetworkSupposed: boolean;
  /** Whether a business' prices are those of the regulated tariff's list for homes: no list for businesses is in the tables. */
  readonly isListOfHomes: boolean;
  /** The costs of such a business without VAT: what that saving counts; null for a home. */
  readonly costsWithoutVat: FixedCosts | null;
  /** € a year: those of its costs that come back, without VAT for such a business: what its own saving counts. */
  readonly ownCostsEur: number;
  /**
   * € a year, with VAT: what the network's option for operations behind one substation would bring, in
   * addition to the saving. Null where the project is not open to it.
   */
  readonly networkOptionEur: Range | null;
  /** False when even the best case would not save money: without VAT for a business, as its verdict is. */
  readonly saves: boolean;
  readonly verdict: string;
  /** The saving that the verdict is about if the excise exemption ended as announced; null when no end is announced. */
  readonly withoutExemptionEur: Range | null;
  /** The same with VAT for a business that reclaims it, should it not; null for others, and when no end is announced. */
  readonly withoutExemptionWithVatEur: Range | null;
  /** € a year that its end would take from that saving: of the least energy and of the most; null when no end is announced. */
  readonly exemptionEur: Range | null;
  /** The same in a French sentence. */
  readonly caution: string | null;
}

/** The figures and what they were computed from, for callers that show more. */
export interface Computed {
  readonly figures: EstimateFigures;
  readonly produced: Produced;
  /** The least favourable case, and the most. */
  readonly cases: Cases;
  /** What the person receives in each of them, Wh by period of his tariff. */
  readonly energies: readonly (readonly number[])[];
  /** Power of the largest plant, kW. */
  readonly plantKw: number;
}

/** A dull year and a bright one, over the typical year. */
const DULL = 0.9;
export const BRIGHT = 1.05;
/** What the others consume, relative to the production, once the project has found its members: few, or many. */
export const FEWEST_OTHERS = 0.5;
export const MANY_OTHERS = 3;

/**
 * What a project would bring to a prepared home: a millisecond or so, for lists of many projects.
 * @throws RangeError on a figure that is not an energy or a power.
 */
export const estimateFigures = (home: PreparedHome, project: EstimateProject): EstimateFigures =>
  computeFigures(home, project).figures;

/** The same with the energies behind it. @throws RangeError as above. */
export function computeFigures(prepared: PreparedHome, project: EstimateProject): Computed {
  const { home, customer, day } = prepared;
  const produced = producedBy(project, prepared);
  const cases = casesOf(produced.kwh, project);
  const count = tariffPeriods[customer.contract.kind].length;
  const energies = cases.map((one) => sharedByPeriod(prepared, produced, one, count));
  const plantKw = Math.max(0, ...project.plants.map(({ powerKw }) => powerKw));
  const { price, fees } = paidIn(project);
  const costs = fixedCosts(fees, project.vatRegime ?? "taxed", day);
  const savings = savingsOf(prepared, energies, { ...project, price }, plantKw);
  const energyEur = savings(savingPerKwh);
  const savingEur = less(energyEur, costsPerYear(costs));
  const reclaimsVat = reclaimsItsVat(home);
  const isVatCounted = isBusiness(home.category) && !reclaimsVat;
  const costsWithoutVat = reclaimsVat ? fixedCostsWithoutVat(fees, day) : null;
  const perYear = costsPerYear(costsWithoutVat ?? costs);
  const perKwh = reclaimsVat ? savingPerKwhWithoutVat : savingPerKwh;
  const ownEur = less(savings(perKwh), perYear);
  const tax = taxOf({ reclaimsVat, isVatCounted });
  const sharedKwh = rangeOf(energies.map((byPeriod) => sumOf(byPeriod) / 1000));
  const mayEnd = exemptionMayEnd(plantKw, day);
  const withoutExemptionEur = mayEnd ? less(savings(withoutExemption(perKwh, reclaimsVat)), perYear) : null;
  const figures: EstimateFigures = {
    sharedKwh,
    localShare: home.annualKwh > 0 ? overAll(sharedKwh, home.annualKwh) : { low: 0, high: 0 },
    energyEur,
    productionShare: shareOfProduction(energies, produced, cases),
    savingEur,
    firstYearEur: less(savingEur, costs.entranceEur),
    savingWithoutVatEur: reclaimsVat ? ownEur : null,
    isVatCounted,
    isNetworkSupposed: home.connection === "over36",
    isListOfHomes: isBusiness(home.category) && (!home.contract || !!home.regulated),
    costsWithoutVat,
    ownCostsEur: perYear,
    ...costs,
    networkOptionEur: project.isBehindOneSubstation ? optionOf(prepared, produced, cases) : null,
    ...verdictOf(ownEur, tax, price?.min === price?.max),
    withoutExemptionEur,
    withoutExemptionWithVatEur:
      reclaimsVat && mayEnd
        ? less(savings(withoutExemption(savingPerKwh, false)), costsPerYear(costs))
        : null,
    exemptionEur: withoutExemptionEur && times(sharedKwh, lostPerKwh(customer, day, reclaimsVat)),
    caution: withoutExemptionEur && cautionOf(withoutExemptionEur, tax),
  };
  return { figures, produced, cases, energies, plantKw };
}

/** The part of what a person would buy that he pays for. */
export const paidPart = ({ ownPart = 0 }: Pick<EstimateProject, "ownPart">): number => 1 - ownPart;

/** What of the price and of the contract's subscription is paid: of what one's own body sells, nothing. */
function paidIn(project: EstimateProject): Pick<EstimateProject, "price" | "fees"> {
  const { price, fees } = project;
  const part = paidPart(project);
  return {
    price: price && { min: price.min * part, max: price.max * part },
    fees: { ...fees, subscription: fees.subscription * part },
  };
}

/** How its sums are marked: a home has one tax only, and needs no mark. */
function taxOf({ reclaimsVat, isVatCounted }: { reclaimsVat: boolean; isVatCounted: boolean }): string {
  if (reclaimsVat) return withoutVat;
  return isVatCounted ? withVat : "";
}

/** The least favourable, the most, and what the most becomes once all who wait are accepted: no answer to one of them makes less. */
type Cases = readonly [least: Case, most: Case, mostOnceFilled: Case];

/** A dull year among many who consume in the daytime, and a bright one among few homes, or as many. */
function casesOf(
  producedKwh: number,
  { acceptedKwh, filledKwh = 0 }: Pick<EstimateProject, "acceptedKwh" | "filledKwh">,
): Cases {
  const many = Math.max(acceptedKwh, filledKwh, MANY_OTHERS * producedKwh);
  const few = Math.max(acceptedKwh, FEWEST_OTHERS * producedKwh);
  return [
    { production: DULL, othersKwh: many, othersCategory: "business" },
    { production: BRIGHT, othersKwh: few, othersCategory: "household" },
    { production: BRIGHT, othersKwh: many, othersCategory: "household" },
  ];
}

/** € a local kWh that the exemption's end would take. */
const lostPerKwh = (customer: Customer, day: string, isWithoutVat: boolean): number =>
  exemptionPerKwh(customer, day) / (isWithoutVat ? 1 + VAT : 1);

/** € a local kWh by period, as `perKwhOf` counts it, if the exemption had ended. */
const withoutExemption =
  (perKwhOf: typeof savingPerKwh, isWithoutVat: boolean): typeof savingPerKwh =>
  (customer, offer, day) => {
    const lost = lostPerKwh(customer, day, isWithoutVat);
    return perKwhOf(customer, offer, day).map((saving) => saving - lost);
  };

/**
 * The range of € a year that the energy takes off the bill, over the cases and the prices; `perKwhOf` says what a
 * local kWh saves.
 */
function savingsOf(
  { customer, day }: PreparedHome,
  energies: readonly (readonly number[])[],
  { price, vatRegime }: EstimateProject,
  plantKw: number,
): (perKwhOf: typeof savingPerKwh) => Range {
  const { min, max } = price ?? { min: 0, max: 0 };
  return (perKwhOf) => {
    const saved = [min, max].flatMap((one) => {
      const offer: LocalOffer = { price: one, vatRegime: vatRegime ?? "taxed", plantKw };
      const perKwh = perKwhOf(customer, offer, day);
      return energies.map((byPeriod) => savingOf(perKwh, byPeriod));
    });
    return rangeOf(saved);
  };
}

/** The option's gain over the cases, by the four periods of the network's formulas, whatever the tariff. */
function optionOf(prepared: PreparedHome, produced: Produced, cases: readonly Case[]): Range | null {
  const { grid, home, customer, consumption, day } = prepared;
  const periods = periodOfStep(grid, "seasonal", home.offPeakHours);
  const count = tariffPeriods.seasonal.length;
  const consumed = profile(consumption, periods, count);
  const gains = cases.map((one) => {
    const local = sharedByPeriod({ ...prepared, periods }, produced, one, count);
    return networkOptionGain(customer, local, consumed, day);
  });
  return gains.every((gain) => gain !== null) ? rangeOf(gains) : null;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

function overAll({ low, high }: Range, whole: number): Range {
  return { low: low / whole, high: high / whole };
}

/** What the home takes of each case's production. */
const shareOfProduction = (
  energies: readonly (readonly number[])[],
  produced: Produced,
  cases: readonly Case[],
): Range =>
  rangeOf(
    energies.map((byPeriod, index) => {
      const all = produced.kwh * 1000 * (cases[index]?.production ?? 1);
      return all > 0 ? sumOf(byPeriod) / all : 0;
    }),
  );

const times = ({ low, high }: Range, factor: number): Range => ({ low: low * factor, high: high * factor });

function less({ low, high }: Range, cost: number): Range {
  return { low: low - cost, high: high - cost };
}
