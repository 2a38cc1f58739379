import type { Dated } from "./dated.ts";

/** €/kWh without VAT in the periods of the seasonal tariff, in the order of `tariffPeriods`. */
type BySeason = readonly [
  summerPeak: number,
  summerOffPeak: number,
  winterPeak: number,
  winterOffPeak: number,
];

/** A formula of the network's tariff with four periods, without the option and with it. */
export interface NetworkOption {
  readonly ordinary: BySeason;
  /** With the option: prices of local energy, and of all the rest. */
  readonly local: BySeason;
  readonly rest: BySeason;
}

/**
 * The formula of collective self-consumption, which an operation may choose when all its points are behind
 * one substation: the network costs less on local energy, a little more on the rest. `short` and `medium` are
 * the formulas of short and medium use (CU4, MU4), for connections of 36 kVA at most.
 */
export const networkOptions: readonly Dated<Readonly<Record<"short" | "medium", NetworkOption>>>[] = [
  {
    from: "2025-08-01",
    value: {
      short: {
        ordinary: [0.0166, 0.0116, 0.0749, 0.0397],
        local: [0.0076, 0.0049, 0.0286, 0.0128],
        rest: [0.0173, 0.0121, 0.0752, 0.0403],
      },
      medium: {
        ordinary: [0.0161, 0.0111, 0.07, 0.0373],
        local: [0.0075, 0.0049, 0.026, 0.0123],
        rest: [0.0161, 0.0115, 0.0704, 0.0376],
      },
    },
    source:
      "TURPE 7, option d’autoconsommation collective, délibération de la CRE n° 2025-40 du 6 février 2025",
    checkedOn: "2026-11-22",
  },
];
