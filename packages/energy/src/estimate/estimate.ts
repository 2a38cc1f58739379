import { allocate } from "../allocation/allocate.ts";
import { profile } from "../indicators/profile.ts";
import { type PeakHours, periodOfStep } from "../money/periods.ts";
import {
  type Customer,
  exemptionMayEnd,
  exemptionPerKwh,
  type LocalOffer,
  participationPerYear,
  savingOf,
  savingPerKwh,
} from "../money/saving.ts";
import { regulatedContract, type SupplyContract, tariffPeriods, usualPower } from "../money/supply.ts";
import type { Connection } from "../money/tables/excises.ts";
import { total } from "../series/series.ts";
import { yearGrid } from "../series/year-grid.ts";
import { type Plant, productionCurve } from "../solar/production-curve.ts";
import type { ConsumerCategory } from "../typical/shapes.ts";
import { typicalCurve } from "../typical/typical-curve.ts";
import { type TypicalDay, typicalDays } from "./typical-day.ts";
import { type Range, verdictOf } from "./verdict.ts";
import { cautionOf, estimateAssumptions } from "./words.ts";

export interface EstimateHome {
  readonly annualKwh: number;
  readonly category: ConsumerCategory;
  readonly connection: Connection;
  /** Null when unknown: the regulated tariff of the day, base option. */
  readonly contract: SupplyContract | null;
  readonly peakHours: PeakHours;
}

export interface EstimateProject {
  /** Its place stands for its plants'. */
  readonly latitude: number;
  readonly longitude: number;
  readonly plants: readonly Pick<Plant, "type" | "powerKw" | "annualKwh">[];
  /** kWh a year consumed by those who are in, 0 when unknown. */
  readonly acceptedKwh: number;
  /** €/kWh without VAT; null when the energy is given. */
  readonly price: { readonly min: number; readonly max: number } | null;
}

export interface EstimateInput {
  readonly home: EstimateHome;
  readonly project: EstimateProject;
  /** YYYY-MM-DD: the prices and taxes in force, and the calendar of the year. */
  readonly day: string;
}

export interface Estimate {
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
  /** In French, to be shown beside the figures. */
  readonly assumptions: readonly string[];
  readonly typicalDays: readonly TypicalDay[];
}

/** Half-hours: as meters measure homes, and twice as fast as quarter-hours. */
const STEP = 30;
/** A dull year and a bright one, over the typical year. */
const DULL = 0.9;
const BRIGHT = 1.05;
/** What the others consume, over the production, once the project has found its members: few, or many. */
const FEWEST_OTHERS = 0.5;
const MANY_OTHERS = 3;

/** A case of the range: a year's production and what the other members do. */
interface Case {
  readonly production: number;
  readonly othersKwh: number;
  readonly othersCategory: ConsumerCategory;
}

/**
 * What a project would bring to a home, from typical curves only: local energy, saving, typical days, and what all
 * this rests on. The range goes from a dull year among many who consume in the daytime, at the highest price, to a
 * bright year among few homes, at the lowest one; local energy is shared in proportion of withdrawals.
 * @throws RangeError on a figure that is not an energy, a power or a known day.
 */
export function estimate({ home, project, day }: EstimateInput): Estimate {
  const grid = yearGrid(Number(day.slice(0, 4)), STEP);
  const contract = home.contract ?? regulatedContract("base", day, usualPower[home.category]);
  const customer: Customer = { contract, connection: home.connection };
  const consumption = typicalCurve({ ...home, tariff: contract.kind }, home.annualKwh, grid);
  const production = project.plants.map(({ type, powerKw, annualKwh }) =>
    productionCurve(
      { type, powerKw, annualKwh, latitude: project.latitude, longitude: project.longitude },
      grid,
    ),
  );
  const producedKwh = production.reduce((sum, series) => sum + total(series), 0) / 1000;

  const sharedIn = ({ production: year, othersKwh, othersCategory }: Case): Float64Array => {
    const others = { category: othersCategory, tariff: "base", peakHours: home.peakHours } as const;
    const { shared } = allocate({
      key: "default_dynamic",
      consumption: [consumption, typicalCurve(others, othersKwh, grid)],
      production: production.map((series) => series.map((wh) => wh * year)),
      detail: "series",
    });
    return shared.series?.[0] ?? new Float64Array(grid.length);
  };
  const low = sharedIn({
    production: DULL,
    othersKwh: Math.max(project.acceptedKwh, MANY_OTHERS * producedKwh),
    othersCategory: "business",
  });
  const high = sharedIn({
    production: BRIGHT,
    othersKwh: Math.max(project.acceptedKwh, FEWEST_OTHERS * producedKwh),
    othersCategory: "household",
  });

  const periods = periodOfStep(grid, contract.kind, home.peakHours);
  const plantKw = Math.max(0, ...project.plants.map(({ powerKw }) => powerKw));
  const saved = (shared: Float64Array, price: number, lostPerKwh = 0): number => {
    const byPeriod = profile(shared, periods, tariffPeriods[contract.kind].length);
    const perKwh = savingPerKwh(customer, offerAt(price, plantKw), day).map((saving) => saving - lostPerKwh);
    return savingOf(perKwh, byPeriod) - participationPerYear(day);
  };
  const { min, max } = project.price ?? { min: 0, max: 0 };
  const savings = (lostPerKwh = 0) =>
    rangeOf(
      [low, high].flatMap((shared) => [saved(shared, min, lostPerKwh), saved(shared, max, lostPerKwh)]),
    );
  const savingEur = savings();
  const sharedKwh = rangeOf([total(low) / 1000, total(high) / 1000]);
  return {
    sharedKwh,
    localShare: home.annualKwh > 0 ? overAll(sharedKwh, home.annualKwh) : { low: 0, high: 0 },
    savingEur,
    participationEur: participationPerYear(day),
    ...verdictOf(savingEur),
    caution: exemptionMayEnd(plantKw, day) ? cautionOf(savings(exemptionPerKwh(customer, day))) : null,
    assumptions: estimateAssumptions({
      annualKwh: home.annualKwh,
      isContractKnown: home.contract !== null,
      producedKwh,
      price: project.price,
      customer,
      plantKw,
      day,
    }),
    typicalDays: typicalDays(
      grid,
      consumption,
      low.map((wh, t) => (wh + high[t]!) / 2),
    ),
  };
}

/** The producer is taken to add VAT: what is announced is then never too good. */
function offerAt(price: number, plantKw: number): LocalOffer {
  return { price, vatRegime: "taxed", plantKw };
}

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

function overAll({ low, high }: Range, whole: number): Range {
  return { low: low / whole, high: high / whole };
}
