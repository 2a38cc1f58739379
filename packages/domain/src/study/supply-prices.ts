import {
  type Contract,
  type Season,
  type SubscribedPower,
  toldOffPeak,
  usualOffPeak,
  windowMinutes,
} from "../point/index.ts";

/** A supply contract's prices as the engine takes them, €/kWh without tax; or the regulated tariff of the day. */
export type SupplyPrices =
  | {
      readonly regulated: "base" | "peak";
      /** Which of the tariff's price lists; null when the power was not told. */
      readonly power: SubscribedPower | null;
    }
  | { readonly kind: "base"; readonly price: number }
  | { readonly kind: "peak"; readonly peak: number; readonly offPeak: number }
  | {
      readonly kind: "seasonal";
      readonly summerPeak: number;
      readonly summerOffPeak: number;
      readonly winterPeak: number;
      readonly winterOffPeak: number;
    };

/**
 * The prices of a contract; without one, the regulated tariff. A regulated tariff with off-peak hours holds
 * placeholders, and the price of its base option is filled in from the same table, so either is read as the regulated
 * tariff of the day, whatever it holds.
 */
export function supplyPrices(contract: Contract | null): SupplyPrices {
  if (contract?.tarification === "2Q") {
    const prices = contract.type === "other" ? contract.twoQuarterPrice : null;
    return prices
      ? { kind: "peak", peak: prices.hp, offPeak: prices.hc }
      : { regulated: "peak", power: null };
  }
  const seasons = contract?.fourQuarterPrice;
  if (contract?.tarification === "4Q" && seasons) {
    return {
      kind: "seasonal",
      summerPeak: seasons.summer_hp,
      summerOffPeak: seasons.summer_hc,
      winterPeak: seasons.winter_hp,
      winterOffPeak: seasons.winter_hc,
    };
  }
  const isPublic = contract?.type === "TRV";
  return contract?.basePrice && !isPublic
    ? { kind: "base", price: contract.basePrice }
    : { regulated: "base", power: contract?.subscribedPower ?? null };
}

/** Whether a contract has off-peak hours and nobody said which: a sum then counts the usual ones. */
export const areHoursAssumed = (contract: Contract | null): boolean =>
  contract !== null && contract.tarification !== "base" && toldOffPeak(contract) === null;

/** Minutes after midnight. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

/** The off-peak hours of a contract by season, as the engine takes them: the usual ones where they are not known. */
export function offPeakHours(contract: Contract | null): Readonly<Record<Season, readonly Window[]>> {
  const { summer, winter } = toldOffPeak(contract) ?? usualOffPeak;
  return { summer: windowMinutes(summer), winter: windowMinutes(winter) };
}
