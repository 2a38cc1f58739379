import { formatDate, formatNumber } from "../shared/index.ts";

/** The plants of a project that leave it on one settled day, summed: they count in it until then. */
export interface LeavingPlants {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  /** kW, and kWh a year. */
  readonly kwc: number;
  readonly kwh: number;
}

/** How many of a year's kWh leave on a settled day. */
export const leavingKwhOf = (leaving: readonly LeavingPlants[]): number =>
  leaving.reduce((sum, { kwh }) => sum + kwh, 0);

/**
 * "36 kWc partent le 31 janvier 2027", or from which day on where several do; null where no power is known to leave. Neither who
 * leaves nor why.
 */
export function leavingText(leaving: readonly LeavingPlants[], unit: "kWc" | "kW"): string | null {
  const [first, ...later] = leaving.filter(({ kwc }) => kwc > 0).toSorted((a, b) => (a.on < b.on ? -1 : 1));
  if (!first) return null;
  const kwc = later.reduce((sum, one) => sum + one.kwc, first.kwc);
  const day = formatDate(first.on);
  return `${formatNumber(kwc, 1)}\u00a0${unit} ${kwc < 2 ? "part" : "partent"} ${
    later.length > 0 ? `à partir du ${day}` : `le ${day}`
  }`;
}
