import {
  displayedPrice,
  type PriceRange,
  type ProfileType,
  type SellerVat,
  taxedPart,
  toHt,
  type VatRegime,
  type VatShare,
  vatOfSellers,
} from "../shared/index.ts";

/** Who sells by a contract: what it states of his VAT, or what he says of it later. */
export interface StatedSeller extends VatShare {
  /** Documents made before it was kept lack it. */
  readonly pointId: string | null;
}

/** What a sales contract states of its price. */
export interface StatedSale {
  /** €/kWh without VAT; null where it says none. */
  readonly price: number | null;
  /** Of sellers who have said nothing. */
  readonly planned: SellerVat | null;
  readonly sellers: readonly StatedSeller[];
}

/** A price, €/kWh without VAT, with the VAT that came to it and the one that comes. */
export interface MovedPrice {
  readonly price: number | null;
  readonly from: VatRegime;
  readonly to: VatRegime;
}

/** The VAT of a contract's price as it states it, and as it would be with what each seller says. */
export function movedSale(
  { price, planned, sellers }: StatedSale,
  saysNow: (seller: StatedSeller) => SellerVat | null,
): MovedPrice {
  const next = sellers.map((seller) => ({ ...seller, vatRegime: saysNow(seller) }));
  return { price, from: vatOfSellers(planned, sellers), to: vatOfSellers(planned, next) };
}

/** Whether somebody pays more for it: who gets VAT back pays the same. */
export const isDearer = ({ price, from, to }: MovedPrice, readAs: ProfileType): boolean =>
  price !== null && displayedPrice(price, readAs, to) > displayedPrice(price, readAs, from);

/** Whether who gets VAT back, and pays the same, advances some from now on. */
export const isTaxedSince = ({ price, from, to }: MovedPrice, readAs: ProfileType): boolean =>
  price !== null && price > 0 && readAs === "professional" && taxedPart(from) === 0 && taxedPart(to) > 0;

/** A price that is paid, €/kWh, before and after, and how many pay it. */
export interface MovedFrom {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Paid {
  readonly from: PriceRange;
  readonly to: PriceRange;
}

/** Contracts, or prices: how many, and what a kilowatt-hour costs who pays the VAT, €, before and after; null where no price is known. */
export interface VatMove {
  readonly count: number;
  readonly paid: Paid | null;
  /** The same of each price, the lowest first, where there are several. Absent where there is one, and as `left` is. */
  readonly prices?: readonly MovedFrom[] | undefined;
  /**
   * Of those that had no VAT and get some, what was agreed and what is left of it to who adds his, €/kWh without VAT, as long as no
   * more is paid. Absent without any, and from the answers of a server of the former release.
   */
  readonly left?: Paid | undefined;
  /** Whether others sell by them too, with another VAT: what is paid is then the mean of all. Absent where none is so, and as `left` is. */
  readonly isMean?: boolean | undefined;
}

export const rangeOf = (prices: readonly number[]): PriceRange => ({
  min: Math.min(...prices),
  max: Math.max(...prices),
});

/** Each price that is paid, before and after, the lowest first. */
function pricesOf(known: readonly (MovedPrice & { readonly price: number })[]): MovedFrom[] {
  const prices = new Map<string, MovedFrom>();
  for (const { price, ...vat } of known) {
    const [from, to] = [vat.from, vat.to].map((regime) => displayedPrice(price, "individual", regime));
    const key = `${from} ${to}`;
    if (from !== undefined && to !== undefined)
      prices.set(key, { from, to, count: (prices.get(key)?.count ?? 0) + 1 });
  }
  return [...prices.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

export function vatMove(moved: readonly MovedPrice[]): VatMove {
  // Electricity that is given costs nothing, with VAT neither.
  const known = moved.flatMap(({ price, from, to }) => (price ? [{ price, from, to }] : []));
  const paid = (side: "from" | "to") =>
    rangeOf(known.map((one) => displayedPrice(one.price, "individual", one[side])));
  const untaxed = known.flatMap(({ price, from, to }) =>
    from === "franchise" && to !== "franchise" ? price : [],
  );
  const isMean = known.some(({ from, to }) => typeof from === "number" || typeof to === "number");
  const prices = pricesOf(known);
  return {
    count: moved.length,
    ...(isMean && { isMean }),
    ...(prices.length > 1 && { prices }),
    paid: known.length > 0 ? { from: paid("from"), to: paid("to") } : null,
    ...(untaxed.length > 0 && {
      left: { from: rangeOf(untaxed), to: rangeOf(untaxed.map((price) => toHt(price))) },
    }),
  };
}
