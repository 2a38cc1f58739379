import {
  exemptionMayEnd,
  exemptionPerKwh,
  type LocalOffer,
  participationPerYear,
  savingOf,
  savingPerKwh,
} from "../money/saving.ts";
import { tariffPeriods } from "../money/supply.ts";
import type { PreparedHome } from "./prepared-home.ts";
import {
  type Case,
  type EstimatePlaces,
  type Produced,
  producedBy,
  sharedByPeriod,
} from "./shared-energy.ts";
import { type Range, verdictOf } from "./verdict.ts";
import { cautionOf } from "./words.ts";

export interface EstimateProject extends EstimatePlaces {
  /** kWh a year consumed by those who are in, 0 when unknown. */
  readonly acceptedKwh: number;
  /** €/kWh without VAT; null when the energy is given. */
  readonly price: { readonly min: number; readonly max: number } | null;
}

/** What a project would bring to a person, in a few figures: what a list of projects shows. */
export interface EstimateFigures {
  readonly sharedKwh: Range;
  /** Part of the home's consumption, between 0 and 1. */
  readonly localShare: Range;
  /** € a year, VAT and the cost of taking part included; negative when local energy would cost more. */
  readonly savingEur: Range;
  /** What taking part costs a year whatever is received, € with VAT: counted in the saving. */
  readonly participationEur: number;
  /** False when even the best case would not save money. */
  readonly saves: boolean;
  readonly verdict: string;
  /** What the saving would be, in French, if the excise exemption ended as it is announced; null when none is. */
  readonly caution: string | null;
}

/** Figures with what they were made of, for who shows more. */
export interface Computed {
  readonly figures: EstimateFigures;
  readonly produced: Produced;
  /** The least favourable, and the most. */
  readonly cases: readonly [Case, Case];
  /** Power of the largest plant, kW. */
  readonly plantKw: number;
}

/** A dull year and a bright one, over the typical year. */
const DULL = 0.9;
const BRIGHT = 1.05;
/** What the others consume, over the production, once the project has found its members: few, or many. */
const FEWEST_OTHERS = 0.5;
const MANY_OTHERS = 3;

/**
 * What a project would bring to a person who is prepared: a millisecond or so, for lists of many projects.
 * @throws RangeError on a figure that is not an energy or a power.
 */
export const estimateFigures = (home: PreparedHome, project: EstimateProject): EstimateFigures =>
  computeFigures(home, project).figures;

/** The same with the energies behind it. @throws RangeError as above. */
export function computeFigures(prepared: PreparedHome, project: EstimateProject): Computed {
  const { home, customer, day } = prepared;
  const produced = producedBy(project, prepared);
  const cases = casesOf(produced.kwh, project.acceptedKwh);
  const count = tariffPeriods[customer.contract.kind].length;
  const energies = cases.map((one) => sharedByPeriod(prepared, produced, one, count));
  const plantKw = Math.max(0, ...project.plants.map(({ powerKw }) => powerKw));
  const savings = savingsOf(prepared, energies, project.price, plantKw);
  const savingEur = savings(0);
  const sharedKwh = rangeOf(energies.map((byPeriod) => sumOf(byPeriod) / 1000));
  const figures: EstimateFigures = {
    sharedKwh,
    localShare: home.annualKwh > 0 ? overAll(sharedKwh, home.annualKwh) : { low: 0, high: 0 },
    savingEur,
    participationEur: participationPerYear(day),
    ...verdictOf(savingEur),
    caution: exemptionMayEnd(plantKw, day) ? cautionOf(savings(exemptionPerKwh(customer, day))) : null,
  };
  return { figures, produced, cases, plantKw };
}

/** A dull year among many who consume in the daytime, and a bright one among few homes. */
function casesOf(producedKwh: number, acceptedKwh: number): readonly [Case, Case] {
  return [
    {
      production: DULL,
      othersKwh: Math.max(acceptedKwh, MANY_OTHERS * producedKwh),
      othersCategory: "business",
    },
    {
      production: BRIGHT,
      othersKwh: Math.max(acceptedKwh, FEWEST_OTHERS * producedKwh),
      othersCategory: "household",
    },
  ];
}

/** € a year over the cases and the prices, when each local kWh brings less by some € than it does today. */
function savingsOf(
  { customer, day }: PreparedHome,
  energies: readonly (readonly number[])[],
  price: EstimateProject["price"],
  plantKw: number,
): (lostPerKwh: number) => Range {
  const { min, max } = price ?? { min: 0, max: 0 };
  return (lostPerKwh) => {
    const saved = [min, max].flatMap((one) => {
      const perKwh = savingPerKwh(customer, offerAt(one, plantKw), day).map((saving) => saving - lostPerKwh);
      return energies.map((byPeriod) => savingOf(perKwh, byPeriod) - participationPerYear(day));
    });
    return rangeOf(saved);
  };
}

/** The producer is taken to add VAT: what is announced is then never too good. */
function offerAt(price: number, plantKw: number): LocalOffer {
  return { price, vatRegime: "taxed", plantKw };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

function overAll({ low, high }: Range, whole: number): Range {
  return { low: low / whole, high: high / whole };
}
