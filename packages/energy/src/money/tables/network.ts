import type { Dated } from "./dated.ts";

/** €/kWh without VAT, in each kind of hours. */
export interface NetworkShare {
  readonly base: number;
  readonly peak: number;
  readonly offPeak: number;
  readonly winterPeak: number;
  readonly winterOffPeak: number;
  readonly summerPeak: number;
  readonly summerOffPeak: number;
}

/**
 * Part of the supplier's price that pays for the network (variable TURPE, connections of 36 kVA at most), €/kWh without
 * VAT: it stays due on local energy. The option that operations behind a single substation may choose is not in it.
 */
export const networkShares: readonly Dated<NetworkShare>[] = [
  {
    from: "2024-02-01",
    value: {
      base: 0.048,
      peak: 0.048,
      offPeak: 0.033,
      winterPeak: 0.048,
      winterOffPeak: 0.033,
      summerPeak: 0.048,
      summerOffPeak: 0.033,
    },
    source: "TURPE 6, part variable, ordre de grandeur, sans source",
    checkedOn: "2026-11-22",
  },
  {
    from: "2025-08-01",
    value: {
      base: 0.0484,
      peak: 0.0494,
      offPeak: 0.035,
      winterPeak: 0.0749,
      winterOffPeak: 0.0397,
      summerPeak: 0.0166,
      summerOffPeak: 0.0116,
    },
    source: "TURPE 7, délibération de la CRE n° 2025-40 du 6 février 2025",
    checkedOn: "2026-11-22",
  },
];

/**
 * The increase in the management component of the network's tariff for a participant of any collective
 * operation, € a year without VAT: his supplier bills it, whatever he receives.
 */
export const managementSupplements: readonly Dated<number>[] = [
  {
    from: "2024-02-01",
    value: 0,
    source: "TURPE 6, supplément non compté, sans source",
    checkedOn: "2026-11-22",
  },
  {
    // The management component is €21.27 a year for a participant, €16.80 for others.
    from: "2025-08-01",
    value: 4.47,
    source: "TURPE 7, composante de gestion, délibération de la CRE n° 2025-40 du 6 février 2025",
    checkedOn: "2026-11-22",
  },
];
