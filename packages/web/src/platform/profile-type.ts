import { displayedPrice, formatPrice, type ProfileType, priceToKeep, profileTypes } from "@mec/domain/shared";
import { useStored } from "./stored.ts";

/** Professional (prices without tax) or individual (with tax); undefined until the visitor chooses. */
export function useProfileType(): [ProfileType | undefined, (type: ProfileType) => void] {
  const [stored, write] = useStored("profileType");
  return [profileTypes.find((type) => type === stored), write];
}

/** How prices read for this visitor; individuals' way until he chooses. */
export function usePrices() {
  const [chosen] = useProfileType();
  const profileType = chosen ?? "individual";
  return {
    profileType,
    tax: profileType === "individual" ? "TTC" : "HT",
    format: (htPerKwh: number) => formatPrice(htPerKwh, profileType),
    shown: (htPerKwh: number) => displayedPrice(htPerKwh, profileType),
    kept: (typed: number) => priceToKeep(typed, profileType),
  };
}
