import type { ConsumerCategory } from "../typical/shapes.ts";
import { inForce } from "./tables/dated.ts";
import { type Connection, excises } from "./tables/excises.ts";
import { networkShares } from "./tables/network.ts";
import { regulatedTariffs, type SubscribedPower } from "./tables/regulated-tariffs.ts";

/** A person's supply prices, €/kWh without tax (network included, excise and VAT not), by period of the tariff. */
export type SupplyContract =
  | { readonly kind: "base"; readonly price: number }
  | { readonly kind: "peak"; readonly peak: number; readonly offPeak: number }
  | {
      readonly kind: "seasonal";
      readonly summerPeak: number;
      readonly summerOffPeak: number;
      readonly winterPeak: number;
      readonly winterOffPeak: number;
    };

/** Periods of a tariff, in the order in which prices and energies by period are given. */
export const tariffPeriods = {
  base: ["base"],
  peak: ["peak", "offPeak"],
  seasonal: ["summerPeak", "summerOffPeak", "winterPeak", "winterOffPeak"],
} as const;

/** The price list assumed when the subscribed power is not given. */
export const usualPower = {
  household: "upTo6",
  "heated-home": "upTo6",
  "unheated-home": "upTo6",
  business: "upTo36",
  "early-business": "upTo36",
  "morning-business": "upTo36",
  "evening-business": "upTo36",
  "night-business": "upTo36",
  "constant-business": "upTo36",
  school: "upTo36",
} as const satisfies Record<ConsumerCategory, SubscribedPower>;

/**
 * The regulated tariff of a day as a contract.
 * @param day YYYY-MM-DD
 * @throws RangeError before the first tariff that is known.
 */
export function regulatedContract(
  kind: "base" | "peak",
  day: string,
  power: SubscribedPower = "upTo6",
): SupplyContract {
  const { base, peak, offPeak } = inForce(regulatedTariffs, day).value.beforeTax;
  return kind === "base" ? { kind, price: base[power] } : { kind, peak, offPeak };
}

/**
 * Takes the excise out of prices from which only VAT was removed, like those of a household, whose offer is written
 * with all taxes. €/kWh.
 * @param day YYYY-MM-DD
 */
export function withoutExcise(contract: SupplyContract, connection: Connection, day: string): SupplyContract {
  const excise = inForce(excises, day).value[connection];
  const less = (price: number) => Math.max(0, price - excise);
  switch (contract.kind) {
    case "base":
      return { kind: "base", price: less(contract.price) };
    case "peak":
      return { kind: "peak", peak: less(contract.peak), offPeak: less(contract.offPeak) };
    case "seasonal":
      return {
        kind: "seasonal",
        summerPeak: less(contract.summerPeak),
        summerOffPeak: less(contract.summerOffPeak),
        winterPeak: less(contract.winterPeak),
        winterOffPeak: less(contract.winterOffPeak),
      };
  }
}

/** €/kWh without tax in each period of the tariff, in the order of `tariffPeriods`. */
export function pricesOf(contract: SupplyContract): number[] {
  switch (contract.kind) {
    case "base":
      return [contract.price];
    case "peak":
      return [contract.peak, contract.offPeak];
    case "seasonal":
      return [contract.summerPeak, contract.summerOffPeak, contract.winterPeak, contract.winterOffPeak];
  }
}

/**
 * What the supplier no longer bills on a local kilowatt-hour, €/kWh without tax: his price less the network, which
 * stays due. One value per period of the tariff, in the order of `tariffPeriods`.
 */
export function avoidedSupply(contract: SupplyContract, day: string): number[] {
  const network = inForce(networkShares, day).value;
  return pricesOf(contract).map((price, period) => price - network[tariffPeriods[contract.kind][period]!]);
}
