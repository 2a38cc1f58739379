import {
  displayedPrice,
  formatPrice,
  type ProfileType,
  priceToKeep,
  profileTypes,
  type VatRegime,
} from "@mec/domain/shared";
import { useStored } from "./stored.ts";

/** Professional (prices without tax) or individual (with tax); undefined until the visitor chooses. */
export function useProfileType(): [ProfileType | undefined, (type: ProfileType) => void] {
  const [stored, write] = useStored("profileType");
  return [profileTypes.find((type) => type === stored), write];
}

/** How prices read for somebody who reads them so. */
export function pricesAs(profileType: ProfileType) {
  return {
    profileType,
    tax: profileType === "individual" ? "TTC" : "HT",
    format: (htPerKwh: number, vatRegime?: VatRegime) => formatPrice(htPerKwh, profileType, vatRegime),
    shown: (htPerKwh: number, vatRegime?: VatRegime) => displayedPrice(htPerKwh, profileType, vatRegime),
    kept: (typed: number) => priceToKeep(typed, profileType),
  };
}

/** How prices read for this visitor's profile type; individuals' way until he chooses. */
export function usePrices() {
  const [chosen] = useProfileType();
  return pricesAs(chosen ?? "individual");
}
