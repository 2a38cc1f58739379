import type { EstimateBasis } from "@mec/api/study";
import type { ProfileType } from "@mec/domain/shared";
import { peakHours, supplyPrices } from "@mec/domain/study";
import { type EstimateInput, regulatedContract } from "@mec/energy";
import type { Home } from "./home-form.ts";

const categories = { individual: "household", professional: "business" } as const;

function toHome({ yearlyConsumption, contract }: Home, profileType: ProfileType, day: string) {
  const category = categories[profileType];
  const prices = supplyPrices(contract);
  return {
    annualKwh: yearlyConsumption,
    category,
    contract:
      contract && ("regulated" in prices ? regulatedContract(prices.regulated, day, category) : prices),
    peakHours: peakHours(contract),
  };
}

/** What the engine is given: the home as it was typed, the project as sums. */
export function toEstimateInput(
  basis: EstimateBasis,
  home: Home,
  profileType: ProfileType,
  day: string,
): EstimateInput {
  const { latitude, longitude, production, acceptedKwh, appliedKwh, price } = basis;
  const plants = production.map(({ productionType, powerKwc, annualKwh }) => ({
    type: productionType,
    powerKw: powerKwc,
    annualKwh,
  }));
  return {
    home: toHome(home, profileType, day),
    project: { latitude, longitude, plants, acceptedKwh, appliedKwh, price },
    day,
  };
}
