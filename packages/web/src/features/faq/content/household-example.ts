import { formatDate, formatNumber } from "@mec/domain/shared";
import { excises, inForce, networkShares, participationPerYear, regulatedTariffs, VAT } from "@mec/energy";

const euros = (value: number, decimals = 3): string => `${formatNumber(value, decimals)}\u00a0€`;
const signed = (value: number): string => `${value < 0 ? "−" : "+"} ${euros(Math.abs(value))}`;

/**
 * A home on the regulated tariff, base option, 3 to 6 kVA: what a local kWh may save it, with the tariffs in
 * force on a day.
 */
export function householdExample(day: string) {
  const tariff = inForce(regulatedTariffs, day);
  const beforeTax = tariff.value.beforeTax.base.upTo6;
  const network = inForce(networkShares, day).value.base;
  const excise = inForce(excises, day).value.upTo36;
  const ceiling = (beforeTax - network + excise) * (1 + VAT);
  return {
    since: formatDate(tariff.from),
    withTax: euros(tariff.value.withTax.base.upTo6, 4),
    beforeTax: euros(beforeTax, 4),
    network: euros(network, 4),
    networkWithTax: euros(network * (1 + VAT)),
    supply: euros(beforeTax - network),
    excise: euros(excise),
    ceiling: euros(ceiling),
    participation: euros(participationPerYear(day), 2),
    /** The gain or loss on a kWh bought at this price, €/kWh with tax. */
    gainAt: (price: number) => signed(Number((ceiling - price).toFixed(3))),
  };
}

export const example = householdExample(new Date().toISOString().slice(0, 10));
