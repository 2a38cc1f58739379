import { type ProfileType, toHt, toTtc } from "@mec/domain/shared";
import type { ProjectFilters } from "./search-state.ts";

/** The highest price is asked with the tax of those who add it, or without: as it was typed. */
export type PriceFilters = Pick<ProjectFilters, "maxPrice" | "maxPriceWithTax">;

/** The highest price of a search, as this visitor reads prices: a link may come from who reads them otherwise. */
export function highestShown(
  { maxPrice, maxPriceWithTax }: PriceFilters,
  profileType: ProfileType,
): number | undefined {
  if (profileType === "individual") return maxPriceWithTax ?? (maxPrice && toTtc(maxPrice));
  return maxPrice ?? (maxPriceWithTax && toHt(maxPriceWithTax));
}

/** The filters of the highest price that such a visitor typed. */
export const highestTyped = (highest: number | undefined, profileType: ProfileType): PriceFilters =>
  profileType === "individual"
    ? { maxPrice: undefined, maxPriceWithTax: highest }
    : { maxPrice: highest, maxPriceWithTax: undefined };
