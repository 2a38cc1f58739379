import { vatRate } from "../shared/index.ts";
import { type GainRange, rangeText } from "./gain-words.ts";

interface Untaxed {
  /** €/kWh, and € a year, without VAT: what a contract says is before it. */
  readonly price: number;
  readonly subscription: number;
  /** The part of both, between 0 and 1, that is sold without VAT today. */
  readonly part: number;
}

/** What a year costs more, to who gets no VAT back, once those who sell without it have to add it: "de 20 à 40 € de plus par an". */
export function addedVatText(sharedKwh: GainRange, { price, subscription, part }: Untaxed): string {
  const of = (kwh: number) => (kwh * price + subscription) * part * vatRate;
  const eur = { low: of(sharedKwh.low), high: of(sharedKwh.high) };
  const told = eur.high < 0.5 ? "moins de 1\u00a0€" : rangeText(eur, "€");
  return `${told} de plus par an${subscription > 0 ? ", abonnement compris" : ""}`;
}
