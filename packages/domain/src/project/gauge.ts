import { formatKwh, formatPercent } from "../shared/index.ts";

/** kWh in a year; `acceptedKwh` of the points from SIGNATURE on, `appliedKwh` of those that only applied. */
export type GaugeInput = { annualProductionKwh: number; acceptedKwh: number; appliedKwh: number };

export type Gauge = {
  /** Shares of the annual production, over 1 when more is consumed than produced; null without production. */
  acceptedRatio: number | null;
  appliedRatio: number | null;
  sentence: string;
};

function sentenceOf({ annualProductionKwh, acceptedKwh, appliedKwh }: GaugeInput): string {
  if (annualProductionKwh === 0) return "La production annuelle de ce projet n’est pas encore connue.";
  const produced = `${formatKwh(annualProductionKwh)} produits par an`;
  const accepted = `les participants en consomment ${formatKwh(acceptedKwh)} (${formatPercent(acceptedKwh / annualProductionKwh)})`;
  const applied = appliedKwh > 0 ? `, les candidats ${formatKwh(appliedKwh)} de plus` : "";
  return `Sur ${produced}, ${accepted}${applied}.`;
}

/**
 * A project's pledged consumption against its annual production (decisions §3). Over a year, so it says whether
 * there are enough participants, not how much they will consume at the hours of production.
 */
export function gauge(input: GaugeInput): Gauge {
  const ratio = (kwh: number) => (input.annualProductionKwh > 0 ? kwh / input.annualProductionKwh : null);
  return {
    acceptedRatio: ratio(input.acceptedKwh),
    appliedRatio: ratio(input.appliedKwh),
    sentence: sentenceOf(input),
  };
}
