import { formatPriceRange, type PriceRange, type VatRegime } from "../shared/index.ts";

/** At which prices a producer's sum counts what he shares, €/kWh without VAT; null where it is given. */
export interface CountedAt {
  /** With those who take part today. */
  readonly soldAt: PriceRange | null;
  /** With those who would fill the project. */
  readonly comingAt: PriceRange | null;
}

/**
 * Those of today pay what they have accepted, since their contracts say it whatever he asks; those who come pay what he asks. Where
 * no accepted price is told, all pay what he asks; where he asks none yet, all pay what was accepted.
 * @param agreed of `agreedPrice`; undefined from a server of the former release
 * @param asked null when he gives it, undefined as long as he asks none
 */
export function countedAt(
  agreed: PriceRange | null | undefined,
  asked: PriceRange | null | undefined,
): CountedAt {
  const comingAt = asked === undefined ? (agreed ?? null) : asked;
  return { soldAt: agreed ?? comingAt, comingAt };
}

/** A contract that is signed, as his sum counts it. */
interface Signed {
  /** kWh a year. */
  readonly kwh: number;
  /** €/kWh without VAT. */
  readonly price: number;
}

/** The mean of these prices, each counted once. */
const meanOf = (prices: readonly PriceRange[]): PriceRange => {
  const mean = (end: keyof PriceRange) => prices.reduce((sum, one) => sum + one[end], 0) / prices.length;
  return { min: mean("min"), max: mean("max") };
};

/**
 * What those of today pay on the whole, buyer by buyer: who has signed, the price of his contract, by what he consumes; the others,
 * each the price that he accepted, all of them alike, as nobody is told what each uses.
 * @param others a price each; from the lowest to the highest that is asked of who has none
 * @param allKwh what all of them consume in a year; 0 where it is not told
 */
export function todayPrice(
  signed: readonly Signed[],
  others: readonly PriceRange[],
  allKwh: number,
): PriceRange | null {
  const signedKwh = signed.reduce((sum, { kwh }) => sum + kwh, 0);
  const contracts = signed.map(({ price }) => ({ min: price, max: price }));
  if (contracts.length + others.length === 0) return null;
  if (signedKwh === 0 || (others.length > 0 && allKwh === 0)) return meanOf([...contracts, ...others]);
  const mean = signed.reduce((sum, { kwh, price }) => sum + kwh * price, 0) / signedKwh;
  if (others.length === 0) return { min: mean, max: mean };
  const part = Math.min(1, signedKwh / allKwh);
  const { min, max } = meanOf(others);
  const end = (price: number) => mean * part + price * (1 - part);
  return { min: end(min), max: end(max) };
}

/** Whether two prices are one. */
export const isSamePrice = (one: PriceRange | null, other: PriceRange | null): boolean =>
  one?.min === other?.min && one?.max === other?.max;

const at = (price: PriceRange | null, vatRegime: VatRegime): string => {
  if (price === null || price.max === 0) return "gratuitement";
  const range = formatPriceRange(price, "professional", vatRegime);
  return range.startsWith("de ") ? range : `à ${range}`;
};

/** "à 10 c€/kWh HT avec les participants d’aujourd’hui, et de 12,5 à 13,5 c€/kWh HT avec ceux qui viendront"; one price where all pay it. */
export const countedAtText = ({ soldAt, comingAt }: CountedAt, vatRegime: VatRegime): string =>
  isSamePrice(soldAt, comingAt)
    ? at(soldAt, vatRegime)
    : `${at(soldAt, vatRegime)} avec les participants d’aujourd’hui, et ${at(comingAt, vatRegime)} avec ceux qui viendront`;
