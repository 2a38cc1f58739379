import { type Flows, type Periods, type Rule, type StudySums, savingOf, sumSharings } from "@mec/energy";
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
