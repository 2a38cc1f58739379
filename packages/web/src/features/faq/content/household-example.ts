import { dayInParis, formatNumber } from "@mec/domain/shared";
import {
  excises,
  formatCents,
  formatDay,
  formatEurosAndCents,
  inForce,
  networkShares,
  participationPerYear,
  participationPerYearWithoutVat,
  regulatedTariffs,
  VAT,
} from "@mec/energy";

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${formatCents(Math.abs(value))}`;

/** Three local prices to compare, €/kWh with tax: two that save money and one, of whole cents as well, that does not. */
function pricesAround(ceiling: number): readonly [number, number, number] {
  const cents = Math.floor(ceiling * 100);
  return [(cents - 5) / 100, (cents - 2) / 100, (cents + 1) / 100];
}

/**
 * A home on the regulated tariff, base option, 3 to 6 kVA: what a local kWh may save it, with the tariffs in
 * force on a day. Prices are per kWh.
 */
export function householdExample(day: string) {
  const tariff = inForce(regulatedTariffs, day);
  const beforeTax = tariff.value.beforeTax.base.upTo6;
  const network = inForce(networkShares, day).value.base;
  const excise = inForce(excises, day).value.upTo36;
  const ceiling = (beforeTax - network + excise) * (1 + VAT);
  const offPeak =
    (tariff.value.beforeTax.offPeak - inForce(networkShares, day).value.offPeak + excise) * (1 + VAT);
  const peak = (tariff.value.beforeTax.peak - inForce(networkShares, day).value.peak + excise) * (1 + VAT);
  const lossInOffPeak = Math.ceil(offPeak * 100) / 100;
  return {
    since: formatDay(tariff.from),
    withTax: formatCents(tariff.value.withTax.base.upTo6),
    beforeTax: formatCents(beforeTax),
    network: formatCents(network),
    networkWithTax: formatCents(network * (1 + VAT)),
    supply: formatCents(beforeTax - network),
    /** In full: rounded, it would not add up to the ceiling. */
    excise: `${formatNumber(excise * 100, 3)}\u00a0c€`,
    ceiling: formatCents(ceiling),
    /** The same of a kWh received in off-peak hours, and a local price of whole cents that loses there. */
    offPeak: {
      ceiling: formatCents(offPeak),
      /** And of one received in the other hours of the same option. */
      peakCeiling: formatCents(peak),
      price: formatCents(lossInOffPeak),
      loss: formatCents(lossInOffPeak - offPeak),
    },
    /** The same if local energy were no longer free of excise. */
    ceilingWithExcise: formatCents((beforeTax - network) * (1 + VAT)),
    /** The same of who gets the VAT back, a business of the same tariff. */
    ceilingWithoutVat: formatCents(beforeTax - network + excise),
    ceilingWithoutVatNorExcise: formatCents(beforeTax - network),
    participationWithoutVat: formatEurosAndCents(participationPerYearWithoutVat(day)),
    participation: formatEurosAndCents(participationPerYear(day)),
    /** What a kWh bought at each of these prices makes the home gain or lose. */
    prices: pricesAround(ceiling).map((price) => ({
      price: formatCents(price),
      gain: signed(ceiling - price),
    })),
  };
}

export const example = householdExample(dayInParis(new Date()));
