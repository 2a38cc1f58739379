import { type ProfileType, toHt, toTtc } from "@mec/domain/shared";
import type { ProjectFilters } from "./search-state.ts";

/** The two filters of the highest price, without tax and with it: one is set, as the visitor typed it. */
export type PriceFilters = Pick<ProjectFilters, "maxPrice" | "maxPriceWithTax">;

/** The highest price of a search, as this visitor reads prices: a shared link may hold the other filter. */
export function highestShown(
  { maxPrice, maxPriceWithTax }: PriceFilters,
  profileType: ProfileType,
): number | undefined {
  if (profileType === "individual") return maxPriceWithTax ?? (maxPrice && toTtc(maxPrice));
  return maxPrice ?? (maxPriceWithTax && toHt(maxPriceWithTax));
}

/** The filters for a highest price typed by a visitor who reads prices this way. */
export const highestTyped = (highest: number | undefined, profileType: ProfileType): PriceFilters =>
  profileType === "individual"
    ? { maxPrice: undefined, maxPriceWithTax: highest }
    : { maxPrice: highest, maxPriceWithTax: undefined };
