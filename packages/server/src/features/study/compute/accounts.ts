import {
  type Flows,
  type Grid,
  networkOptionGain,
  type Periods,
  periodOfStep,
  profile,
  type Rule,
  type StudySums,
  savingOf,
  sumSharing,
  sumSharings,
  valuesOf,
} from "@mec/energy";
import type { Tariff } from "./money.ts";

/** The results of a sharing, added up over the year: nothing that could be somebody's curve is kept. */
export interface SharingAccounts {
  /** Wh and €, one per consumer. */
  readonly shared: Float64Array;
  readonly saving: Float64Array;
  /** Wh, one per producer. */
  readonly surplus: Float64Array;
  /** Wh shared by all at each step. */
  readonly pooled: Float64Array;
}

/** The periods of each tariff; those of a tariff that several have are one object, as the engine wants them. */
function periodsOf(tariffs: readonly Tariff[]): Periods[] {
  const known = new Map<Uint8Array, Periods>();
  return tariffs.map(({ periods, savingPerKwh }) => {
    const own = known.get(periods) ?? { ofStep: periods, count: savingPerKwh.length };
    known.set(periods, own);
    return own;
  });
}

/** What several rules give in a study, and what is withdrawn in it. */
interface StudyAccounts extends Omit<StudySums, "sharings"> {
  readonly accounts: readonly SharingAccounts[];
}

/** Runs sharing rules and adds up, for each consumer, what he receives and saves. */
export function accountsOf(
  flows: Flows,
  rules: readonly Rule[],
  tariffs: readonly Tariff[],
  tellShared: (steps: number) => void,
): StudyAccounts {
  const { sharings, ...withdrawn } = sumSharings(flows, rules, periodsOf(tariffs), tellShared);
  const accounts = sharings.map(({ shared: byPeriod, surplus, given }) => ({
    shared: Float64Array.from(byPeriod, (sums) => sums.reduce((sum, wh) => sum + wh, 0)),
    saving: Float64Array.from(tariffs, ({ savingPerKwh }, i) => savingOf(savingPerKwh, byPeriod[i]!)),
    surplus,
    pooled: given,
  }));
  return { accounts, ...withdrawn };
}

/** The four seasonal periods of each step, made once for those who have the same off-peak hours, whatever their tariff. */
function makeSeasons(grid: Grid): (tariff: Tariff) => Periods {
  const known = new Map<string, Periods>();
  return ({ hours }) => {
    const key = JSON.stringify(hours);
    const periods = known.get(key) ?? { ofStep: periodOfStep(grid, "seasonal", hours), count: 4 };
    known.set(key, periods);
    return periods;
  };
}

/**
 * What the network's option for operations behind one substation would take off each consumer's bill, € a year
 * with VAT; null for a connection that it is not open to.
 */
export function networkOptionGains(
  flows: Flows,
  rule: Rule,
  tariffs: readonly Tariff[],
  { grid, day }: { grid: Grid; day: string },
): (number | null)[] {
  const periods = tariffs.map(makeSeasons(grid));
  const { shared } = sumSharing(flows, rule, periods);
  const room = new Float64Array(grid.length);
  return tariffs.map(({ customer }, i) => {
    const { ofStep, count } = periods[i]!;
    const consumed = profile(valuesOf(flows.consumption[i]!, room), ofStep, count);
    return networkOptionGain(customer, shared[i]!, consumed, day);
  });
}
