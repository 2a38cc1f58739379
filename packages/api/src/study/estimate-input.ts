import type { ConsumerType, Contract } from "@mec/domain/point";
import { peakHours, supplyPrices } from "@mec/domain/study";
import { type EstimateInput, type ExciseCategory, regulatedContract, type SupplyContract } from "@mec/energy";
import type { EstimateBasis } from "./study.ts";

/** Which excise a consumer pays. */
export const exciseCategories = {
  individual: "household",
  professional: "business",
} as const satisfies Record<ConsumerType, ExciseCategory>;

/** A person's contract as the engine takes it; without one, the regulated tariff of the day. */
export function supplyOf(contract: Contract | null, category: ExciseCategory, day: string): SupplyContract {
  const prices = supplyPrices(contract);
  return "regulated" in prices ? regulatedContract(prices.regulated, day, category) : prices;
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
  const category = exciseCategories[home.consumerType];
  const plants = production.map(({ productionType, powerKwc, annualKwh }) => ({
    type: productionType,
    powerKw: powerKwc,
    annualKwh,
  }));
  return {
    home: {
      annualKwh: home.yearlyConsumption,
      category,
      contract: home.contract && supplyOf(home.contract, category, day),
      peakHours: peakHours(home.contract),
    },
    project: { latitude, longitude, plants, acceptedKwh: (basis.pledgedShare ?? 0) * producedKwh, price },
    day,
  };
}
