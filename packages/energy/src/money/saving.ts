import { formatCents, formatDay, formatEuros, formatPercent } from "./format.ts";
import { avoidedSupply, type SupplyContract } from "./supply.ts";
import { type ExciseCategory, excises, inForce, localExciseExemption, networkShares, VAT } from "./tables.ts";

/** `taxed`: the producer adds VAT to his price; `franchise`: he does not (CGI, article 293 B). */
export type VatRegime = "taxed" | "franchise";

/** A local kilowatt-hour as it is offered. */
export interface LocalOffer {
  /** €/kWh without VAT. */
  readonly price: number;
  readonly vatRegime: VatRegime;
  /** Power of the plant, kW: the excise exemption depends on it. */
  readonly plantKw: number;
}

export interface Customer {
  readonly contract: SupplyContract;
  readonly category: ExciseCategory;
}

/** What the consumer pays for a local kilowatt-hour, €/kWh with VAT if any. */
export function localPriceWithTax({ price, vatRegime }: LocalOffer): number {
  return vatRegime === "taxed" ? price * (1 + VAT) : price;
}

/** Whether local energy is free of excise on a day (YYYY-MM-DD). */
export function isExciseExempt(plantKw: number, day: string): boolean {
  const { from, until, maxPlantKw } = localExciseExemption;
  return day >= from && day < until && plantKw < maxPlantKw;
}

/**
 * What a consumer saves on each local kilowatt-hour, €/kWh, by period of his tariff; negative when it costs him more.
 * `(supply price without the network + excise, if exempt) × (1 + VAT) − local price with its VAT`: the network stays
 * due (TURPE), and so does the excise where local energy is not exempt.
 * @param day YYYY-MM-DD, for the tables in force
 */
export function savingPerKwh(customer: Customer, offer: LocalOffer, day: string): number[] {
  const excise = isExciseExempt(offer.plantKw, day) ? inForce(excises, day).value[customer.category] : 0;
  const paid = localPriceWithTax(offer);
  return avoidedSupply(customer.contract, day).map((avoided) => (avoided + excise) * (1 + VAT) - paid);
}

/** €, over the Wh given in each period of the tariff (see `periodOfStep`). */
export function savingOf(perKwh: readonly number[], sharedByPeriod: ArrayLike<number>): number {
  return perKwh.reduce((sum, saving, period) => sum + (saving * (sharedByPeriod[period] ?? 0)) / 1000, 0);
}

/** The verdict on a saving, € a year, in French words: what costs more than it saves is said so. */
export function savingVerdict(eurosPerYear: number): string {
  if (eurosPerYear < -0.5) {
    return `Ce projet ne vous ferait pas économiser\u00a0: à ce prix, il vous coûterait environ ${formatEuros(-eurosPerYear)} de plus par an.`;
  }
  if (eurosPerYear < 0.5) return "Ce projet ne changerait presque rien à votre facture.";
  return `Ce projet vous ferait économiser environ ${formatEuros(eurosPerYear)} par an.`;
}

/** The assumptions behind a saving, in French, to be shown beside it. */
export function savingAssumptions(customer: Customer, offer: LocalOffer, day: string): string[] {
  const vat =
    offer.vatRegime === "taxed" ? `TVA de ${formatPercent(VAT)} en plus` : "sans TVA (article 293 B du CGI)";
  return [
    `Prix local\u00a0: ${formatCents(offer.price)} HT par kWh, ${vat}.`,
    ...taxAssumptions(customer, offer.plantKw, day),
  ];
}

/** Those that do not depend on the price: network, excise and VAT, each with where it comes from. */
export function taxAssumptions({ category }: Customer, plantKw: number, day: string): string[] {
  const network = inForce(networkShares, day);
  const excise = inForce(excises, day);
  const amount = formatCents(excise.value[category]);
  const { until, source } = localExciseExemption;
  return [
    `L’acheminement reste dû sur l’énergie locale\u00a0: environ ${formatCents(network.value.base)} HT par kWh (${network.source}).`,
    isExciseExempt(plantKw, day)
      ? `Pas d’accise sur l’énergie locale, soit ${amount} HT par kWh, jusqu’au ${formatDay(until)} (${source}).`
      : `L’accise reste due sur l’énergie locale\u00a0: ${amount} HT par kWh (${excise.source}).`,
    `TVA de ${formatPercent(VAT)} sur l’électricité du fournisseur.`,
  ];
}
