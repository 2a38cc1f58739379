import {
  conjunction,
  formatBarePrice,
  formatNumber,
  formatPriceRange,
  type PriceRange,
  toHt,
  type VatRegime,
} from "../shared/index.ts";
import { amountText } from "./earns-words.ts";
import type { GainRange } from "./gain-words.ts";

/**
 * Whether who adds VAT sells to participants who said yes to a price without it: theirs is then no yes to his.
 * @param own what the seller says of himself
 * @param told the VAT that the participants were told, without this seller
 */
export const isUntaxedYes = (own: VatRegime, told: VatRegime): boolean =>
  own === "standard" && told === "franchise";

/** What is left to who adds VAT, €/kWh without it, of a price that is paid as it was accepted: with nothing to add. */
export const leftOfUntaxed = ({ min, max }: PriceRange): PriceRange => ({ min: toHt(min), max: toHt(max) });

/**
 * What those of today bring a producer where all who accepted a price without VAT refuse it: less of each kWh that they take.
 * @param kwh what those pay for who accepted, of the energy of today
 * @param counted what the sum counts of them, €/kWh without VAT
 */
export function refusedVatEur(
  todayEur: GainRange,
  kwh: number,
  counted: { readonly from: PriceRange; readonly to: PriceRange },
): GainRange {
  const lostOf = (end: keyof PriceRange) => kwh * (counted.from[end] - counted.to[end]);
  return { low: todayEur.low - lostOf("min"), high: todayEur.high - lostOf("max") };
}

const wordsFor = {
  seller: { contract: "Votre contrat", left: "il vous en resterait" },
  owner: { contract: "Son contrat", left: "il lui en resterait" },
};

/** A price that was accepted without VAT, as it was accepted: "10 c€/kWh sans TVA". */
export const untaxedPriceText = (agreed: PriceRange): string =>
  agreed.min === agreed.max
    ? `${formatBarePrice(agreed.max, "individual", "franchise")} sans TVA`
    : `de ${formatNumber(agreed.min * 100, 2)} à ${formatBarePrice(agreed.max, "individual", "franchise")} sans TVA`;

interface UntaxedReader {
  readonly reader?: keyof typeof wordsFor;
  /** € a year that those of today would bring if all refuse the VAT; null or left out where it is not told. */
  readonly refusedEur?: GainRange | null | undefined;
  /** Whether it is told of those alone who have not signed yet: others signed theirs. */
  readonly isOfUnsigned?: boolean;
  /** Whether others accepted another price, with it. */
  readonly isOfSome?: boolean;
}

/**
 * What a price accepted without VAT, €/kWh, is to who adds his: his sums count what his contract will say, and what is left of it
 * where they refuse the VAT stands beside. To the seller himself or to the project's owner; null where it was given.
 */
export function untaxedYesText(
  agreed: PriceRange,
  { reader = "seller", refusedEur = null, isOfUnsigned = false, isOfSome = false }: UntaxedReader = {},
): string | null {
  if (agreed.max === 0) return null;
  const { left, contract } = wordsFor[reader];
  const net = formatPriceRange(leftOfUntaxed(agreed), "professional", "standard");
  const [written, paid] = (["professional", "individual"] as const).map((readAs) =>
    formatPriceRange(agreed, readAs, "standard"),
  );
  const sum = refusedEur ? `, ${amountText(refusedEur)} aujourd’hui` : "";
  const by = isOfUnsigned ? " pour qui n’a pas encore signé" : isOfSome ? " pour une partie d’entre eux" : "";
  return `Prix retenu${by}\u00a0: ${untaxedPriceText(agreed)}. ${contract} dira ${written}, soit ${paid}\u00a0: qui ne récupère pas la TVA peut la refuser, ${left} ${net}${sum}.`;
}

/** To the buyer who said yes, before his contract is sent, which says its own price; "" where it was given. */
export const untaxedSinceText = (agreed: number): string =>
  agreed === 0
    ? ""
    : `Vous aviez dit oui à ${formatBarePrice(agreed, "individual", "franchise")} sans TVA\u00a0: un producteur l’ajoute. Rien ne vous engage avant votre signature.`;

/**
 * The same to the buyer, beside what he is about to sign, which says the price with VAT; "" where it was given.
 * @param adding who adds it, by name
 * @param sellers all whom the contract names: it is refused with all of them
 */
export function untaxedSigningText(
  agreed: number,
  { adding, sellers }: { readonly adding: readonly string[]; readonly sellers: readonly string[] },
): string {
  if (agreed === 0) return "";
  const price = formatBarePrice(agreed, "individual", "franchise");
  const [adds, paid] = [
    adding.length > 1 ? "ajoutent" : "ajoute",
    formatBarePrice(agreed, "individual", "standard"),
  ];
  return `Attention\u00a0: vous aviez accepté ${price} sans TVA, et ${conjunction(adding)} ${adds} la TVA, soit ${paid}. Vous pouvez refuser le contrat de vente avec ${conjunction(sellers)}, et lui seul.`;
}
