import { formatCents, formatDay, formatEuros, formatEurosAndCents, formatPercent } from "./format.ts";
import { avoidedSupply, type SupplyContract } from "./supply.ts";
import { inForce } from "./tables/dated.ts";
import { type Connection, excises, localExciseExemption } from "./tables/excises.ts";
import { managementSupplements, networkShares } from "./tables/network.ts";
import { VAT } from "./tables/vat.ts";

/**
 * `taxed`: the producer adds VAT to his price; `franchise`: he does not (CGI, article 293 B). Where several sell and differ,
 * the part of the energy, between 0 and 1, whose sellers add it.
 */
export type VatRegime = "taxed" | "franchise" | number;

/** What is added to a price without VAT, as a part of it: 0.2 where all of it is taxed. */
export function vatOn(vatRegime: VatRegime): number {
  if (typeof vatRegime === "number") return VAT * vatRegime;
  return vatRegime === "taxed" ? VAT : 0;
}

/** What VAT comes to a price, in French. */
export function vatWords(vatRegime: VatRegime): string {
  if (typeof vatRegime === "number") {
    const exempt = formatPercent(1 - vatRegime);
    return `TVA de ${formatPercent(VAT)} en plus, dont ${exempt} des panneaux sans TVA (article 293 B du CGI), à proportion des puissances, car tous produisent aux mêmes heures`;
  }
  return vatRegime === "taxed" ? `TVA de ${formatPercent(VAT)} en plus` : "sans TVA (article 293 B du CGI)";
}

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
  readonly connection: Connection;
}

/** What the consumer pays for a local kilowatt-hour, €/kWh with VAT if any. */
export function localPriceWithTax({ price, vatRegime }: Pick<LocalOffer, "price" | "vatRegime">): number {
  return price * (1 + vatOn(vatRegime));
}

/** Whether local energy is free of excise on a day (YYYY-MM-DD), ignoring its announced end (see `exemptionMayEnd`). */
export function isExciseExempt(plantKw: number, day: string): boolean {
  return day >= localExciseExemption.from && plantKw < localExciseExemption.value.maxPlantKw;
}

/** Whether a year that begins on a day (YYYY-MM-DD) counts on the exemption beyond its announced end. */
export function exemptionMayEnd(plantKw: number, day: string): boolean {
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isExciseExempt(plantKw, day) && nextYear > localExciseExemption.value.announcedEnd;
}

/**
 * Whether an operation shares its first energy once the exemption has ended, if it ends as announced. A day that nobody
 * said (null) counts as after: who says less must not look better.
 */
export const beginsUnexempted = (day: string | null): boolean =>
  day === null || day >= localExciseExemption.value.announcedEnd;

/** What the exemption is worth on a local kilowatt-hour, € with VAT. */
export const exemptionPerKwh = ({ connection }: Pick<Customer, "connection">, day: string): number =>
  inForce(excises, day).value[connection] * (1 + VAT);

/** What taking part costs a consumer in a year whatever he receives, € with VAT: his supplier's management component. */
export const participationPerYear = (day: string): number => participationPerYearWithoutVat(day) * (1 + VAT);

/** The same without VAT. */
export const participationPerYearWithoutVat = (day: string): number =>
  inForce(managementSupplements, day).value;

/**
 * What a consumer saves on each local kilowatt-hour, €/kWh, by period of his tariff; negative when it costs him more.
 * `(supply price without the network + excise, if exempt) × (1 + VAT) − local price with its VAT`: the network stays
 * due (TURPE), and so does the excise where local energy is not exempt.
 * @param day YYYY-MM-DD, for the tables in force
 */
export function savingPerKwh(customer: Customer, offer: LocalOffer, day: string): number[] {
  const exemption = isExciseExempt(offer.plantKw, day) ? exemptionPerKwh(customer, day) : 0;
  const paid = localPriceWithTax(offer);
  return avoidedSupply(customer.contract, day).map((avoided) => avoided * (1 + VAT) + exemption - paid);
}

/**
 * The same for a business that reclaims the VAT of its bills, €/kWh without VAT: `supply price without the
 * network + excise, if exempt − local price`, whether the producer adds VAT or not (CGI, articles 271 and 293
 * B).
 */
export function savingPerKwhWithoutVat(customer: Customer, offer: LocalOffer, day: string): number[] {
  const exemption = isExciseExempt(offer.plantKw, day) ? inForce(excises, day).value[customer.connection] : 0;
  return avoidedSupply(customer.contract, day).map((avoided) => avoided + exemption - offer.price);
}

/** A year of local energy of a business: what it takes off its bill with VAT, and what it is paid. */
export interface LocalYear extends Pick<LocalOffer, "price" | "vatRegime"> {
  readonly energyEur: number;
  readonly sharedKwh: number;
}

/** The same without VAT for a business that reclaims it: as if `savingPerKwhWithoutVat` had counted it, whatever its tariff. */
export function energyWithoutVat({ energyEur, sharedKwh, price, vatRegime }: LocalYear): number {
  const avoided = energyEur + sharedKwh * localPriceWithTax({ price, vatRegime });
  return avoided / (1 + VAT) - sharedKwh * price;
}

/** €, over the Wh given in each period of the tariff (see `periodOfStep`). */
export function savingOf(perKwh: readonly number[], sharedByPeriod: ArrayLike<number>): number {
  return perKwh.reduce((sum, saving, period) => sum + (saving * (sharedByPeriod[period] ?? 0)) / 1000, 0);
}

/**
 * The verdict on a saving, € a year, in French: a loss is called one.
 * @param tax " HT" after each amount that is without VAT
 */
export function savingVerdict(eurosPerYear: number, tax = ""): string {
  if (eurosPerYear < -0.5) {
    return `Ce projet ne vous ferait pas économiser\u00a0: à ce prix, il vous coûterait environ ${formatEuros(-eurosPerYear)}${tax} de plus par an.`;
  }
  if (eurosPerYear <= 0) return "Ce projet ne vous ferait pas économiser.";
  if (eurosPerYear < 0.5) return "Ce projet ne changerait presque rien à votre facture.";
  return `Ce projet vous ferait économiser environ ${formatEuros(eurosPerYear)}${tax} par an.`;
}

/**
 * The assumptions behind a saving, in French, to be shown beside it, but the price: network, excise, management and VAT, each
 * with its source.
 * @param isWithoutVat of who gets its VAT back: its amounts are without, as its sums are
 */
export function taxAssumptions(
  { connection, contract }: Customer,
  plantKw: number,
  day: string,
  isWithoutVat = false,
): string[] {
  const management = inForce(managementSupplements, day);
  const participation = isWithoutVat
    ? `${formatEurosAndCents(participationPerYearWithoutVat(day))} HT`
    : `${formatEurosAndCents(participationPerYear(day))} TTC`;
  return [
    networkSentence(contract, day),
    ...exciseSentences(connection, plantKw, day, isWithoutVat),
    ...(management.value > 0
      ? [
          `Participer ajoute ${participation} par an à votre abonnement, quelle que soit l’énergie reçue (${management.source}) : ils sont comptés.`,
        ]
      : []),
    isWithoutVat
      ? "Vous récupérez la TVA de vos factures\u00a0: vos sommes sont hors taxes."
      : `TVA de ${formatPercent(VAT)} sur l’électricité du fournisseur.`,
  ];
}

function networkSentence(contract: SupplyContract, day: string): string {
  const { value, source } = inForce(networkShares, day);
  const shares = {
    base: `${formatCents(value.base)} HT par kWh`,
    peak: `${formatCents(value.peak)} HT par kWh en heures pleines, ${formatCents(value.offPeak)} en heures creuses`,
    seasonal: `de ${formatCents(value.summerOffPeak)} à ${formatCents(value.winterPeak)} HT par kWh selon la saison et l’heure`,
  };
  return `L’acheminement reste dû sur l’énergie locale : ${shares[contract.kind]} (${source}).`;
}

/** The exemption as it stands, and what would change if it ended on the announced day. */
function exciseSentences(
  connection: Connection,
  plantKw: number,
  day: string,
  isWithoutVat: boolean,
): string[] {
  const excise = inForce(excises, day);
  const amount = `${formatCents(excise.value[connection])} HT par kWh`;
  if (!isExciseExempt(plantKw, day)) {
    return [`L’accise reste due sur l’énergie locale : ${amount} (${excise.source}).`];
  }
  const { source } = localExciseExemption;
  const { announcedEnd, announcedBy } = localExciseExemption.value;
  const exempt = `Pas d’accise sur l’énergie locale, soit ${amount} (${source} ; ${excise.source}).`;
  if (!exemptionMayEnd(plantKw, day)) return [exempt];
  const lost = isWithoutVat
    ? `${formatCents(excise.value[connection])} de moins, hors taxes`
    : `${formatCents(exemptionPerKwh({ connection }, day))} de moins, TVA comprise`;
  return [
    exempt,
    `Une source (${announcedBy}) annonce la fin de cette exonération au ${formatDay(announcedEnd)}, d’autres n’en donnent pas : si elle s’arrêtait, chaque kWh local ferait économiser ${lost}.`,
  ];
}
