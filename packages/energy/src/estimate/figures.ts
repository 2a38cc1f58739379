import { costsPerYear, type Fees, type FixedCosts, fixedCosts, fixedCostsWithoutVat } from "../money/fees.ts";
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
import { VAT } from "../money/tables/vat.ts";
import { isBusiness } from "../typical/shapes.ts";
import { offeredBy, type Sharing } from "./cases.ts";
import { type PreparedHome, reclaimsItsVat } from "./prepared-home.ts";
import { type Received, receivedOf } from "./received.ts";
import { type Range, rangeOf, verdictOf, withoutVat, withVat } from "./verdict.ts";
import { cautionOf } from "./words.ts";

/** What is asked of a person for what he receives. */
export interface Asking {
  /** €/kWh without VAT; null when the energy is given. */
  readonly price: { readonly min: number; readonly max: number } | null;
  /** Null when not given: the producer is then assumed to add VAT, so that no announced figure is too good. */
  readonly vatRegime: VatRegime | null;
  readonly fees: Fees;
  /** The part of what a person would buy that his own body sells to him, from 0 to 1: nobody pays himself. None where left out. */
  readonly ownPart?: number | undefined;
}

export interface EstimateProject extends Sharing, Asking {}

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
export interface Computed extends Received {
  readonly figures: EstimateFigures;
}

/**
 * What a project would bring to a prepared home: a millisecond or so, for lists of many projects.
 * @throws RangeError on a figure that is not an energy or a power.
 */
export const estimateFigures = (home: PreparedHome, project: EstimateProject): EstimateFigures =>
  figuresOf(home, receivedOf(home, offeredBy(project, home)), project);

/** The same of energies that are known: of several prices only the euros differ. */
export function figuresOf(prepared: PreparedHome, received: Received, asking: Asking): EstimateFigures {
  const { home, customer, day } = prepared;
  const { energies, plantKw } = received;
  const { price, fees } = paidIn(asking);
  const costs = fixedCosts(fees, asking.vatRegime ?? "taxed", day);
  const savings = savingsOf(prepared, received, { ...asking, price });
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
  return {
    sharedKwh,
    localShare: home.annualKwh > 0 ? overAll(sharedKwh, home.annualKwh) : { low: 0, high: 0 },
    energyEur,
    productionShare: shareOfProduction(received),
    savingEur,
    firstYearEur: less(savingEur, costs.entranceEur),
    savingWithoutVatEur: reclaimsVat ? ownEur : null,
    isVatCounted,
    isNetworkSupposed: home.connection === "over36",
    isListOfHomes: isBusiness(home.category) && (!home.contract || !!home.regulated),
    costsWithoutVat,
    ownCostsEur: perYear,
    ...costs,
    networkOptionEur: received.networkOptionEur,
    ...verdictOf(ownEur, tax, price?.min === price?.max),
    withoutExemptionEur,
    withoutExemptionWithVatEur:
      reclaimsVat && mayEnd
        ? less(savings(withoutExemption(savingPerKwh, false)), costsPerYear(costs))
        : null,
    exemptionEur: withoutExemptionEur && times(sharedKwh, lostPerKwh(customer, day, reclaimsVat)),
    caution: withoutExemptionEur && cautionOf(withoutExemptionEur, tax),
  };
}

/** The part of what a person would buy that he pays for. */
export const paidPart = ({ ownPart = 0 }: Pick<Asking, "ownPart">): number => 1 - ownPart;

/** What of the price and of the contract's subscription is paid: of what one's own body sells, nothing. */
function paidIn(asking: Asking): Pick<Asking, "price" | "fees"> {
  const { price, fees } = asking;
  const part = paidPart(asking);
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
  { energies, plantKw }: Received,
  { price, vatRegime }: Asking,
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

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function overAll({ low, high }: Range, whole: number): Range {
  return { low: low / whole, high: high / whole };
}

/** What the home takes of each case's production. */
const shareOfProduction = ({ energies, produced, cases }: Received): Range =>
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
