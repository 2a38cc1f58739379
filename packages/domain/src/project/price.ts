import {
  isMixedVat,
  type PriceRange,
  roundToMicroEuro,
  type SellerVat,
  taxedPart,
  toTtc,
  type VatShare,
  vatOfSellers,
  vatRate,
  weightOf,
} from "../shared/index.ts";

/**
 * A project's price: from the lowest to the highest that its production points ask, €/kWh without tax. Points
 * that give their electricity (price null) do not count; null when none sells. In lists the database keeps it by triggers (decision
 * 0005).
 */
export function priceRangeOf(points: readonly { readonly price: PriceRange | null }[]): PriceRange | null {
  const ranges = points.flatMap(({ price }) => price ?? []);
  if (ranges.length === 0) return null;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

interface Asking {
  /** €/kWh without tax; null for who gives his electricity. */
  readonly price: PriceRange | null;
  /** Null as long as the seller has not said it. */
  readonly vatRegime: SellerVat | null;
}

/**
 * The same range with tax, where sellers differ in VAT: each price bears the VAT of who asks it, so that both ends are asked by
 * somebody. A seller who has not said his VAT counts as planned, else as adding it.
 */
export function priceRangeWithTax(planned: SellerVat | null, sellers: readonly Asking[]): PriceRange | null {
  return priceRangeOf(
    sellers.map(({ price, vatRegime }) => {
      const taxed = taxedPart(vatRegime ?? planned);
      return { price: price && { min: toTtc(price.min, taxed), max: toTtc(price.max, taxed) } };
    }),
  );
}

/**
 * Where sellers differ in VAT, what a kilowatt-hour of theirs costs on average, from all that each asks at the least to all at the
 * most: all plants produce at the same hours, so by their power. Without tax, so that with the project's VAT (`vatOfSellers`) it is
 * what is paid. Null where they do not differ: what they announce is counted then.
 */
export function averagePriceRange(
  planned: SellerVat | null,
  sellers: readonly (Asking & VatShare)[],
): PriceRange | null {
  const vat = vatOfSellers(planned, sellers);
  const sold = sellers.flatMap(({ price, ...seller }) => (price ? [{ ...seller, price }] : []));
  if (!isMixedVat(vat) || sold.length === 0) return null;
  const whole = sold.reduce((sum, seller) => sum + weightOf(seller), 0);
  const average = (end: keyof PriceRange) => {
    const paid = sold.map(
      (seller) =>
        weightOf(seller) * seller.price[end] * (1 + vatRate * taxedPart(seller.vatRegime ?? planned)),
    );
    return roundToMicroEuro(paid.reduce((sum, eur) => sum + eur, 0) / whole / (1 + vatRate * taxedPart(vat)));
  };
  return { min: average("min"), max: average("max") };
}
