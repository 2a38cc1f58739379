import { type ConsumerType, type Contract, defaultSegment, type Segment } from "@mec/domain/point";
import { peakHours, supplyPrices } from "@mec/domain/study";
import {
  type Connection,
  type ConsumerCategory,
  type EstimateInput,
  regulatedContract,
  type SupplyContract,
  usualPower,
} from "@mec/energy";
import type { EstimateBasis } from "./study.ts";

/** At what hours a consumer uses electricity, as long as no reading tells. */
export const consumerCategories = {
  individual: "household",
  professional: "business",
} as const satisfies Record<ConsumerType, ConsumerCategory>;

/** Which excise is paid: it goes by the power of the connection. */
export const connectionOf = (segment: Segment): Connection => (segment === "C5" ? "upTo36" : "over36");

/** A person's contract as the engine takes it; without one, the regulated tariff of the day. */
export function supplyOf(contract: Contract | null, consumerType: ConsumerType, day: string): SupplyContract {
  const prices = supplyPrices(contract);
  return "regulated" in prices
    ? regulatedContract(prices.regulated, day, usualPower[consumerCategories[consumerType]])
    : prices;
}

/** A home as a visitor says it. */
export interface EstimatedHome {
  /** kWh, over 0. */
  readonly yearlyConsumption: number;
  /** Null: unknown, the engine then says so among its assumptions. */
  readonly contract: Contract | null;
  readonly consumerType: ConsumerType;
}

/** What the engine is given, in the browser as on the server: the home as it was said, the project as sums. */
export function toEstimateInput(basis: EstimateBasis, home: EstimatedHome, day: string): EstimateInput {
  const { latitude, longitude, production, price } = basis;
  const producedKwh = production.reduce((sum, { annualKwh }) => sum + annualKwh, 0);
  const plants = production.map(({ productionType, powerKwc, annualKwh }) => ({
    type: productionType,
    powerKw: powerKwc,
    annualKwh,
  }));
  return {
    home: {
      annualKwh: home.yearlyConsumption,
      category: consumerCategories[home.consumerType],
      connection: connectionOf(defaultSegment),
      contract: home.contract && supplyOf(home.contract, home.consumerType, day),
      peakHours: peakHours(home.contract),
    },
    project: { latitude, longitude, plants, acceptedKwh: (basis.pledgedShare ?? 0) * producedKwh, price },
    day,
  };
}
