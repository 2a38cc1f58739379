import { type RepartitionKey, repartitionKeys } from "@mec/domain/project";
import { totalAsRead } from "@mec/domain/study";
import {
  costsPerYear,
  type FixedCosts,
  fixedCosts,
  type Grid,
  giniOfShares,
  marginalValues,
  monthAndHourOfStep,
  type PooledFlows,
  profile,
  rates,
} from "@mec/energy";
import { accountsOf, networkOptionGains, type SharingAccounts } from "./accounts.ts";
import type { ById } from "./by-id.ts";
import { makeTariffs, meanSavings } from "./money.ts";
import { type DesignContext, ruleOfDesign, sharingName } from "./rule-of-design.ts";
import { addUp, makeSeries, type StudySeries, whOf } from "./series.ts";
import type { ConsumerInput, ProducerInput, StudyInput } from "./study-input.ts";
import type {
  CandidateResult,
  ConsumerResult,
  Energies,
  KeyResult,
  ProducerResult,
  StudyRates,
  StudyResult,
} from "./study-result.ts";
import { sumWithoutVat } from "./without-vat.ts";

const kwhOf = (wh: number): number => wh / 1000;
function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index]!;
  return sum;
}

/** The buckets of a profile: months by hours of the day. */
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
    kwhOf(buckets.reduce((all, bucket) => all + profileOf[bucket]!, 0)) / parts;
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

/** What every key is computed from. */
interface Studied {
  readonly consumers: readonly ConsumerInput[];
  readonly producers: readonly ProducerInput[];
  readonly consumed: Float64Array;
  readonly productionKwh: number;
  /** What each consumer pays besides the energy. */
  readonly costs: readonly FixedCosts[];
  readonly day: string;
}

/** € that each consumer saves in the year, after what he pays each year besides the energy. */
const savingsOf = ({ saving }: SharingAccounts, { costs }: Studied): Float64Array =>
  saving.map((energyEur, i) => energyEur - costsPerYear(costs[i]!));

function smallestOwn(
  { saving, shared }: SharingAccounts,
  savings: Float64Array,
  { consumers, day }: Studied,
): KeyResult["smallestOwn"] {
  let smallest: KeyResult["smallestOwn"] | undefined;
  for (const [i, consumer] of consumers.entries()) {
    const received = { energyEur: saving[i]!, sharedKwh: kwhOf(shared[i]!) };
    const withoutVat = sumWithoutVat(consumer, received, day);
    const savingEur = withoutVat?.savingEur ?? savings[i]!;
    if (!smallest || savingEur < smallest.savingEur)
      smallest = { savingEur, isWithoutVat: withoutVat !== null };
  }
  return smallest ?? { savingEur: 0, isWithoutVat: false };
}

function keyResult(accounts: SharingAccounts, studied: Studied): KeyResult {
  const { consumers, producers, consumed, productionKwh } = studied;
  const savings = savingsOf(accounts, studied);
  const sharedKwh = kwhOf(sumOf(accounts.shared));
  const consumptionKwh = kwhOf(sumOf(consumed));
  const { coverageRate: _, ...keyRates } = ratesOf({ productionKwh, consumptionKwh, sharedKwh });
  return {
    sharedKwh,
    paidEur: consumers.reduce((sum, { localPrice }, i) => sum + kwhOf(accounts.shared[i]!) * localPrice, 0),
    surplusKwh: kwhOf(sumOf(accounts.surplus)),
    surplusKwhOf: new Map(producers.map(({ id }, j) => [id, kwhOf(accounts.surplus[j]!)])),
    rates: keyRates,
    totalSavingEur: sumOf(savings),
    wholeSavingEur: totalAsRead(savings),
    smallestSavingEur: savings.length > 0 ? Math.min(...savings) : 0,
    smallestOwn: smallestOwn(accounts, savings, studied),
    inequality: giniOfShares(accounts.shared, consumed),
  };
}

/** What the chosen key gives to each consumer. */
interface Shared {
  readonly accounts: SharingAccounts;
  readonly savingPerWh: readonly number[];
  /** What the network option would bring; null where the operation is not open to it. */
  readonly options: readonly (number | null)[] | null;
}

/** The engine numbers its series; here each result gets its consumer's id back. */
function consumersOf(
  studied: Studied,
  series: StudySeries,
  { accounts, savingPerWh, options }: Shared,
): ById<ConsumerResult> {
  const { consumers, consumed, costs } = studied;
  const savings = savingsOf(accounts, studied);
  return new Map(
    consumers.map(({ id, localPrice }, i) => {
      const sharedKwh = kwhOf(accounts.shared[i]!);
      const result: ConsumerResult = {
        consumptionKwh: kwhOf(consumed[i]!),
        sharedKwh,
        energyEur: accounts.saving[i]!,
        ...costs[i]!,
        savingEur: savings[i]!,
        savingPerKwhEur: sharedKwh > 0 ? accounts.saving[i]! / sharedKwh : savingPerWh[i]! * 1000,
        localPrice,
        networkOptionEur: options?.[i] ?? null,
        curve: series.consumers[i]!.curve,
      };
      return [id, result];
    }),
  );
}

function producersOf(
  { producers }: StudySeries,
  produced: Float64Array,
  { surplus }: SharingAccounts,
): ById<ProducerResult> {
  return new Map(
    producers.map(({ id, curve }, j) => [
      id,
      { productionKwh: kwhOf(produced[j]!), surplusKwh: kwhOf(surplus[j]!), curve },
    ]),
  );
}

function candidatesOf(members: PooledFlows, { candidates }: StudySeries): ById<CandidateResult> {
  const values = marginalValues(members, whOf(candidates));
  return new Map(
    candidates.map(({ id, curve }, i) => {
      const { consumed, sharedMore, selfConsumptionMore, usefulPart } = values[i]!;
      const result: CandidateResult = {
        consumptionKwh: kwhOf(consumed),
        marginalSharedKwh: kwhOf(sharedMore),
        marginalSelfConsumptionRate: selfConsumptionMore,
        usefulPart,
        curve,
      };
      return [id, result];
    }),
  );
}

const ofEachKey = <T>(make: (key: RepartitionKey) => T) =>
  Object.fromEntries(repartitionKeys.map((key) => [key, make(key)])) as Record<RepartitionKey, T>;

/**
 * Shares a project's production by its four keys, and computes what each participant receives and saves under
 * the chosen one.
 * @param tellShared told how many steps of the year are shared, slice after slice
 */
export function computeStudy(input: StudyInput, tellShared: (steps: number) => void = () => {}): StudyResult {
  const { grid, key, designs, consumers } = input;
  const series = makeSeries(input, input.candidates, input.day);
  const flows = { consumption: whOf(series.consumers), production: whOf(series.producers) };
  const { each: produced, pooled: production } = addUp(flows.production, grid.length);
  const tariffs = consumers.map(makeTariffs(grid, input.day, input.plantKw));
  const savingPerWh = meanSavings(production, tariffs);
  const context: DesignContext = { grid, ids: consumers.map(({ id }) => id), savingPerWh };
  const buckets = monthAndHourOfStep(grid);
  const nameOf = (one: RepartitionKey) => sharingName(one, designs[one]);
  const makeRule = (one: RepartitionKey) => ruleOfDesign(one, designs[one], flows, context);
  // Keys that share alike are shared once.
  const sharings = new Map(repartitionKeys.map((one) => [nameOf(one), one]));
  const names = [...sharings.keys()];
  const shared = accountsOf(flows, [...sharings.values()].map(makeRule), tariffs, tellShared);
  const { consumed, demand } = shared;
  // Where nobody takes part there are no steps to add up.
  const consumption = demand.length > 0 ? demand : new Float64Array(grid.length);
  const accounts = ofEachKey((one) => shared.accounts[names.indexOf(nameOf(one))]!);
  const chosen = accounts[key];
  const options = input.isBehindOneSubstation
    ? networkOptionGains(flows, makeRule(key), tariffs, input)
    : null;
  const studied: Studied = {
    consumers,
    producers: input.producers,
    consumed,
    productionKwh: kwhOf(sumOf(production)),
    costs: consumers.map(({ fees, vatRegime }) => fixedCosts(fees, vatRegime ?? "taxed", input.day)),
    day: input.day,
  };
  const profiles: Profiles = {
    production: profile(production, buckets, profileBuckets),
    consumption: profile(consumption, buckets, profileBuckets),
    shared: profile(chosen.pooled, buckets, profileBuckets),
  };
  return {
    totals: totalsOf(profiles),
    consumers: consumersOf(studied, series, { accounts: chosen, savingPerWh, options }),
    producers: producersOf(series, produced, chosen),
    candidates: candidatesOf({ production, consumption }, series),
    keys: ofEachKey((one) => keyResult(accounts[one], studied)),
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
