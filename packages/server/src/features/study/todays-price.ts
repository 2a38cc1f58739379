import type { PriceRange } from "@mec/domain/shared";
import { todayPrice } from "@mec/domain/study";
import type { PlantSale as PlantSums, SoldByContract } from "@mec/energy";

/** What those of today pay or have accepted. */
interface Todays {
  /** The contracts whose price is known. */
  readonly signed: readonly SoldByContract[];
  /** Who has signed no price: what each accepted, what it leaves where who was told no VAT refuses it, and how many have none. */
  readonly accepted: {
    readonly prices: readonly number[];
    readonly left: readonly number[];
    readonly unpriced: number;
  };
  /** What is asked of who has none; null where it is given. */
  readonly price: PriceRange | null;
}

function rangesOf({ accepted, price }: Todays, agreed = accepted.prices): PriceRange[] {
  const asked = price === null ? [] : Array<PriceRange>(accepted.unpriced).fill(price);
  return [...agreed.map((one) => ({ min: one, max: one })), ...asked];
}

/** What those of today pay; null where none has a price. Who has none is counted at the one that is asked. */
export function todayOf(
  todays: Todays,
  acceptedKwh: number,
  agreed = todays.accepted.prices,
): PriceRange | null {
  if (todays.signed.length + agreed.length === 0) return null;
  return todayPrice(todays.signed, rangesOf(todays, agreed), acceptedKwh);
}

/** Who takes part and has signed no price, by what they pay in the mean; undefined where all have. */
export function othersIn(todays: Todays): { readonly price: PriceRange | null } | undefined {
  const { prices, unpriced } = todays.accepted;
  return prices.length + unpriced === 0 ? undefined : { price: todayPrice([], rangesOf(todays), 0) };
}

/** What those of today leave where who was told no VAT refuses it. */
export function leftOf(
  todays: Todays,
  { mixed, acceptedKwh }: Pick<PlantSums, "mixed"> & { readonly acceptedKwh: number },
): PriceRange | null {
  const { left } = todays.accepted;
  if (!mixed) return todayOf(todays, acceptedKwh, left);
  const [from, to] = [rangesOf(todays), rangesOf(todays, left)].map((ranges) => todayPrice([], ranges, 0));
  if (!from || !to) return mixed.soldAt;
  const part = 1 - mixed.signedPart;
  const end = (side: keyof PriceRange) => mixed.soldAt[side] - part * (from[side] - to[side]);
  return { min: end("min"), max: end("max") };
}
