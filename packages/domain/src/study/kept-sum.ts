import { formatDate, formatWholeEuro, type PriceRange, type VatRegime } from "../shared/index.ts";
import { euroOf, type GainRange, rangeText } from "./gain-words.ts";
import { type Cases, gainInCases, gainThen, readsAsThen } from "./in-cases.ts";
import { type OwnInput, type OwnInputs, ownMoves } from "./own-inputs.ts";

const NBSP = "\u00a0";

/** What somebody was told that a price brings him, as it was told: no later calculation moves it. */
export interface KeptSum extends Cases {
  /** ISO 8601. */
  readonly at: string;
  /** € a year that members paid; null where no fee was set, and none was counted. */
  readonly membershipEur: number | null;
  /** € a year of the bill that it was compared with, in the tax of the sum: it stands on what he consumes, his contract and the tariffs. */
  readonly billEur: number;
  /** By which several places are added up; absent of a sum of the former release. */
  readonly productionShare?: GainRange | undefined;
  readonly ownCostsEur?: number | undefined;
  /** kWh a year, and what of his own place made it: absent of a sum of the former release, which then says nothing of it. */
  readonly sharedKwh?: GainRange | undefined;
  readonly own?: OwnInputs | undefined;
}

/** The sum of a project's page, at the price that it announced. */
export interface AnnouncedSum extends KeptSum {
  readonly price: PriceRange;
  readonly vatRegime: VatRegime;
}

/** The same sum today. */
export interface SumNow extends Cases {
  readonly membershipEur?: number | null | undefined;
  readonly billEur?: number | undefined;
  /** Of a business; null of a home. */
  readonly billWithoutVatEur?: number | null | undefined;
  readonly productionShare?: GainRange | undefined;
  readonly ownCostsEur?: number | undefined;
  readonly sharedKwh?: GainRange | undefined;
  readonly own?: OwnInputs | undefined;
  /** YYYY-MM-DD, where it is read: a sum of the same day is told as such. */
  readonly today?: string | undefined;
  /** What of these its holder has changed since the other sum. */
  readonly ownChanges?: readonly OwnInput[] | undefined;
  /** Whether who reads it is another than that holder: who signs for him. */
  readonly isOther?: boolean | undefined;
}

const cents = (eur: number): number => Number(eur.toFixed(2));

const range = <T extends { readonly low: number; readonly high: number } | null>(eur: T) =>
  eur && { low: cents(eur.low), high: cents(eur.high) };

const ownBill = ({ savingWithoutVatEur, billEur = 0, billWithoutVatEur }: SumNow): number =>
  (savingWithoutVatEur && billWithoutVatEur) || billEur;

/** What is kept of a sum as it is told. */
export function keptSum(sum: SumNow, at: Date): KeptSum {
  const { savingEur, savingWithoutVatEur, isVatCounted, membershipEur = null, ...place } = sum;
  const { productionShare, ownCostsEur, withoutExemptionEur, sharedKwh, own } = place;
  return {
    at: at.toISOString(),
    savingEur: { low: cents(savingEur.low), high: cents(savingEur.high) },
    savingWithoutVatEur: range(savingWithoutVatEur),
    ...(isVatCounted === undefined ? {} : { isVatCounted }),
    membershipEur: membershipEur === null ? null : cents(membershipEur),
    billEur: cents(ownBill(sum)),
    ...(productionShare && { productionShare }),
    ...(ownCostsEur === undefined ? {} : { ownCostsEur: cents(ownCostsEur) }),
    ...(withoutExemptionEur === undefined ? {} : { withoutExemptionEur: range(withoutExemptionEur) }),
    ...(sharedKwh && { sharedKwh: { low: Math.round(sharedKwh.low), high: Math.round(sharedKwh.high) } }),
    ...(own && { own }),
  };
}

const feeText = (eur: number | null): string =>
  eur === null ? "cotisation non fixée" : `${formatWholeEuro(eur)} de cotisation`;

const isOtherFee = ({ membershipEur = null }: SumNow, kept: KeptSum): boolean =>
  feeText(membershipEur) !== feeText(kept.membershipEur);

const bill = (eur: number, unit: string): string => rangeText({ low: eur, high: eur }, unit);

/** Less than this part of a year's bill, or than so few euros, is no change that anybody made. */
const [leastPart, leastEur] = [0.01, 2];

/** That what one pays today is not what the sum was compared with; nothing where it is, or almost. */
function billMove(now: SumNow, kept: KeptSum): string[] {
  if (now.billEur === undefined) return [];
  const isOtherTax = euroOf(kept) !== euroOf(now);
  const moved = Math.abs(ownBill(now) - kept.billEur);
  if (!isOtherTax && moved < Math.max(leastEur, leastPart * kept.billEur)) return [];
  const [was, is] = [bill(kept.billEur, euroOf(kept)), bill(ownBill(now), euroOf(now))];
  return was === is ? [] : [`votre énergie d’une année est comptée ${is}, et non plus ${was}`];
}

/** Nothing is known to have changed: what the others consume is told to nobody. */
const standsOn = "L’estimation suit qui participe ou le demande, ce que chacun consomme, et les tarifs.";

/**
 * The sum that was told on its day beside today's, in one line, then what changed since; null where it reads the same and nothing did.
 * @param changesOf what changed, without the fee where the line tells it
 */
export function sinceKeptText(
  now: SumNow,
  kept: KeptSum,
  changesOf: (isFeeTold: boolean) => readonly string[],
): string | null {
  const [was, is] = [gainThen(kept, now), gainInCases(now)];
  const isSame = readsAsThen(kept, now);
  const hasOtherFee = !isSame && isOtherFee(now, kept);
  const own = ownMoves(now.ownChanges, { now, kept, isOther: now.isOther });
  const changes = [...own, ...billMove(now, kept), ...changesOf(hasOtherFee)];
  const since = changes.length > 0 ? `Depuis, ${changes.join(`${NBSP}; `)}.` : standsOn;
  const day = formatDate(kept.at);
  const isSameDay = now.today !== undefined && formatDate(now.today) === day;
  if (isSame)
    return changes.length > 0
      ? `${isSameDay ? "Entre-temps" : `Depuis le ${day}`}, ${changes.join(`${NBSP}; `)}${NBSP}: la somme est la même.`
      : null;
  const fee = (eur: number | null) => (hasOtherFee ? ` (${feeText(eur)})` : "");
  const [then, today] = isSameDay ? ["Plus tôt aujourd’hui", "maintenant"] : [`Le ${day}`, "aujourd’hui"];
  const both = `${then}${NBSP}: ${was}${fee(kept.membershipEur)}${NBSP}; ${today}${NBSP}: ${is}${fee(now.membershipEur ?? null)}.`;
  return hasOtherFee && changes.length === 0 ? both : `${both} ${since}`;
}

/** That it is still the sum of its day, once that day is over. */
export const sameSinceText = (kept: KeptSum, today: string): string | null =>
  formatDate(kept.at) === formatDate(today) ? null : `Somme inchangée depuis le ${formatDate(kept.at)}.`;

/**
 * What the project's page told before he applied, beside the sum of the price that he is sent; null where both read the same.
 * @param price the announced one, as he reads it
 */
export function announcedText(now: Cases, announced: Cases, price: string): string | null {
  return readsAsThen(announced, now)
    ? null
    : `La page du projet disait ${gainThen(announced, now)}, au prix annoncé, ${price}, avec les participants et installations d’alors.`;
}
