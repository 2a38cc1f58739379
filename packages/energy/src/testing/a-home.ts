import type { EstimateProject } from "../estimate/figures.ts";
import type { EstimateHome } from "../estimate/prepared-home.ts";

export const noFees = { membership: 0, entrance: 0, subscription: 0 };
export const night = { start: 22 * 60, end: 6 * 60 };
export const home: EstimateHome = {
  annualKwh: 4500,
  category: "household",
  connection: "upTo36",
  contract: { kind: "base", price: 0.1308 },
  regulated: null,
  offPeakHours: { summer: [night], winter: [night] },
};
export const project: EstimateProject = {
  latitude: 45.76,
  longitude: 4.84,
  plants: [{ type: "photovoltaic", powerKw: 100, annualKwh: 0 }],
  acceptedKwh: 60_000,
  price: { min: 0.08, max: 0.1 },
  vatRegime: "taxed",
  fees: noFees,
  isBehindOneSubstation: false,
};
export const day = "2026-03-01";
