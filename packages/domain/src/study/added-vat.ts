import { vatRate } from "../shared/index.ts";
import { eurOfEnergyRead } from "./energy-words.ts";
import { rangeText } from "./gain-words.ts";
import { addedUp, boughtKwh, type LocalBuyer } from "./local-cost.ts";
import { wholeEuros } from "./whole-sum.ts";

/** Its price is without VAT, and so is what its subscription is counted from. */
interface Untaxed extends Pick<LocalBuyer, "price" | "sharedKwh" | "productionShare" | "ownPart"> {
  /** € a year, without VAT. */
  readonly subscriptionEur: number;
  /** The part of both, between 0 and 1, that is sold without VAT today. */
  readonly part: number;
}

/**
 * What a year costs more, to places that get no VAT back, once those who sell without it have to add it: "de 20 à 40 € de plus par
 * an". Of the energy as it is read, so that the price times what stands beside it gives it, wherever it is told.
 */
export function addedVatText(buyers: readonly Untaxed[]): string {
  const added = addedUp(buyers, (one, end) => boughtKwh(one, end) * one.price * one.part * vatRate);
  const { low, high } = eurOfEnergyRead(added, addedUp(buyers, boughtKwh));
  const subscriptions = buyers.reduce((sum, one) => sum + one.subscriptionEur * one.part, 0);
  const beside = wholeEuros(subscriptions * vatRate);
  const told =
    high + beside < 1 ? "moins de 1\u00a0€" : rangeText({ low: low + beside, high: high + beside }, "€");
  return `${told} de plus par an${subscriptions > 0 ? ", abonnement compris" : ""}`;
}
