import { type RepartitionKey, repartitionKeys } from "@mec/domain/project";
import {
  type Flows,
  type Grid,
  giniOfShares,
  marginalValues,
  monthAndHourOfStep,
  profile,
  rates,
} from "@mec/energy";
import { accountsOf, type SharingAccounts } from "./accounts.ts";
import { makeTariffs } from "./money.ts";
import { type DesignContext, ruleOfDesign } from "./rule-of-design.ts";
import { meanSavings, pooled } from "./savings.ts";
import { type ConsumerCurve, makeSeries, type ProducerCurve } from "./series.ts";
import type { StudyInput } from "./study-input.ts";

export interface Energies {
  readonly productionKwh: number;
  readonly consumptionKwh: number;
  readonly sharedKwh: number;
  readonly surplusKwh: number;
}

interface StudyRates {
  readonly selfConsumptionRate: number;
  readonly selfProductionRate: number;
  readonly coverageRate: number;
}

export interface KeyResult {
  /** kWh, one per consumer. */
  readonly shared: readonly number[];
  readonly sharedKwh: number;
  readonly surplusKwh: number;
  readonly rates: Omit<StudyRates, "coverageRate">;
  readonly totalSavingEur: number;
  readonly smallestSavingEur: number;
  readonly inequality: number;
}

/** The results of a study, its participants in the order in which they were given. */
export interface StudyResult {
  readonly totals: Energies & StudyRates;
  readonly consumers: readonly {
    readonly consumptionKwh: number;
    readonly sharedKwh: number;
    readonly savingEur: number;
    readonly savingPerKwhEur: number;
    readonly curve: ConsumerCurve;
  }[];
  readonly producers: readonly {
    readonly productionKwh: number;
    readonly surplusKwh: number;
    readonly curve: ProducerCurve;
  }[];
  readonly candidates: readonly {
    readonly consumptionKwh: number;
    readonly marginalSharedKwh: number;
    readonly marginalSelfConsumptionRate: number;
    /** What part of his consumption would be local, between 0 and 1. */
    readonly usefulPart: number;
    readonly curve: ConsumerCurve;
  }[];
  readonly keys: Readonly<Record<RepartitionKey, KeyResult>>;
  /** Twelve months, January first whatever the month the period starts with. */
  readonly months: readonly Energies[];
  /** The mean day of June to August and of December to February, hour by hour. */
  readonly summerDay: readonly Energies[];
  readonly winterDay: readonly Energies[];
}

const kwhOf = (wh: number): number => wh / 1000;
function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return sum;
}

/** Months by hours of the day: the buckets of a profile. */
const profileBuckets = 12 * 24;

/** Wh by month and hour of the day: produced, consumed, shared. */
interface Profiles {
  readonly production: Float64Array;
  readonly consumption: Float64Array;
  readonly shared: Float64Array;
}

function energiesOf(
  { production, consumption, shared }: Profiles,
  buckets: readonly number[],
  parts = 1,
): Energies {
  const add = (profileOf: Float64Array) =>
    kwhOf(buckets.reduce((all, bucket) => all + (profileOf[bucket] ?? 0), 0)) / parts;
  const productionKwh = add(production);
  const sharedKwh = add(shared);
  return {
    productionKwh,
    consumptionKwh: add(consumption),
    sharedKwh,
    surplusKwh: Math.max(0, productionKwh - sharedKwh),
  };
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The mean day of some months. */
function meanDay(
  profiles: Profiles,
  months: readonly number[],
  grid: Grid,
  buckets: Uint16Array,
): Energies[] {
  const stepsOfDay = (24 * 60) / grid.stepMinutes;
  const inMonths = new Set(months);
  let steps = 0;
  for (const bucket of buckets) if (inMonths.has(Math.floor(bucket / 24))) steps += 1;
  return hours.map((hour) =>
    energiesOf(
      profiles,
      months.map((month) => month * 24 + hour),
      steps / stepsOfDay,
    ),
  );
}

function ratesOf(energies: Omit<Energies, "surplusKwh">): StudyRates {
  const { selfConsumption, selfProduction, coverage } = rates({
    shared: energies.sharedKwh,
    production: energies.productionKwh,
    consumption: energies.consumptionKwh,
  });
  return {
    selfConsumptionRate: selfConsumption ?? 0,
    selfProductionRate: selfProduction ?? 0,
    coverageRate: coverage ?? 0,
  };
}

function keyResult(accounts: SharingAccounts, consumed: Float64Array, productionKwh: number): KeyResult {
  const sharedKwh = kwhOf(sumOf(accounts.shared));
  const consumptionKwh = kwhOf(sumOf(consumed));
  const { coverageRate: _, ...keyRates } = ratesOf({ productionKwh, consumptionKwh, sharedKwh });
  return {
    shared: Array.from(accounts.shared, kwhOf),
    sharedKwh,
    surplusKwh: kwhOf(sumOf(accounts.surplus)),
    rates: keyRates,
    totalSavingEur: sumOf(accounts.saving),
    smallestSavingEur: accounts.saving.length > 0 ? Math.min(...accounts.saving) : 0,
    inequality: giniOfShares(accounts.shared, consumed),
  };
}

/** Shares a project's production by its four keys, and says what each one receives and saves under the chosen one. */
export function computeStudy(input: StudyInput): StudyResult {
  const { grid, key, designs, consumers } = input;
  const series = makeSeries(input, input.candidates, input.day);
  const flows: Flows = { consumption: series.consumption, production: series.production };
  const tariffOf = makeTariffs(grid, input.day, input.plantKw);
  const tariffs = consumers.map(tariffOf);
  const production = pooled(series.production, grid.length);
  const savingPerWh = meanSavings(production, tariffs);
  const context: DesignContext = { grid, ids: consumers.map(({ id }) => id), savingPerWh };
  const buckets = monthAndHourOfStep(grid);
  const accountsOfKey = (one: RepartitionKey) =>
    accountsOf(flows, ruleOfDesign(one, designs[one], flows, context), grid.length, tariffs);
  const accounts = Object.fromEntries(repartitionKeys.map((one) => [one, accountsOfKey(one)])) as Record<
    RepartitionKey,
    SharingAccounts
  >;
  const consumed = Float64Array.from(series.consumption, sumOf);
  const chosen = accounts[key];
  const profiles: Profiles = {
    production: profile(production, buckets, profileBuckets),
    consumption: profile(pooled(series.consumption, grid.length), buckets, profileBuckets),
    shared: profile(chosen.pooled, buckets, profileBuckets),
  };
  return {
    totals: totalsOf(profiles),
    consumers: consumers.map((_, i) => {
      const sharedKwh = kwhOf(chosen.shared[i] ?? 0);
      const savingEur = chosen.saving[i] ?? 0;
      return {
        consumptionKwh: kwhOf(consumed[i] ?? 0),
        sharedKwh,
        savingEur,
        savingPerKwhEur: sharedKwh > 0 ? savingEur / sharedKwh : (savingPerWh[i] ?? 0) * 1000,
        curve: series.consumerCurves[i] ?? "typical",
      };
    }),
    producers: series.production.map((one, j) => ({
      productionKwh: kwhOf(sumOf(one)),
      surplusKwh: kwhOf(chosen.surplus[j] ?? 0),
      curve: series.producerCurves[j] ?? "typical",
    })),
    candidates: marginalValues(flows, series.candidates).map((value, i) => ({
      consumptionKwh: kwhOf(sumOf(series.candidates[i] ?? new Float64Array(0))),
      marginalSharedKwh: kwhOf(value.sharedMore),
      marginalSelfConsumptionRate: value.selfConsumptionMore,
      usefulPart: value.usefulPart,
      curve: series.candidateCurves[i] ?? "typical",
    })),
    keys: Object.fromEntries(
      repartitionKeys.map((one) => [one, keyResult(accounts[one], consumed, kwhOf(sumOf(production)))]),
    ) as Record<RepartitionKey, KeyResult>,
    months: Array.from({ length: 12 }, (_, month) =>
      energiesOf(
        profiles,
        hours.map((hour) => month * 24 + hour),
      ),
    ),
    summerDay: meanDay(profiles, [5, 6, 7], grid, buckets),
    winterDay: meanDay(profiles, [11, 0, 1], grid, buckets),
  };
}

const everyBucket = Array.from({ length: profileBuckets }, (_, bucket) => bucket);

function totalsOf(profiles: Profiles): StudyResult["totals"] {
  const everything = energiesOf(profiles, everyBucket);
  return { ...everything, ...ratesOf(everything) };
}
