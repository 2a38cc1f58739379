import { type PriceRange, type SellerVat, toHt, type VatRegime } from "../shared/index.ts";
import { amountText, type Earned, toldEuros, type VatEnds } from "./earns-words.ts";
import type { GainRange } from "./gain-words.ts";
import { isUntaxedYes } from "./untaxed-yes.ts";

interface Lost {
  /** € a year with those of today, and once the project is full. */
  readonly today: number;
  readonly full: number;
}

/**
 * A producer's sums from their least where he adds VAT, which those who were told a price without it refuse, to their most where he
 * adds none: as long as he has not said it, neither is his sum. The same where nothing that is told depends on it.
 */
export function spanOfVat<E extends Earned>(earned: E, { today, full }: Lost): E & Pick<Earned, "unsaidVat"> {
  if (toldEuros(Math.max(today, full)) <= 0) return earned;
  const { earnsEur, todayEur, fullEur } = earned;
  const untaxedEur = todayEur ?? earnsEur;
  const less = ({ low, high }: GainRange, lost: number): GainRange => ({ low: low - lost, high });
  const few = todayEur && less(todayEur, today);
  const most = fullEur && less(fullEur, full);
  const low = Math.min(earnsEur.low - today, ...(few ? [few.low] : []), ...(most ? [most.low] : []));
  return {
    ...earned,
    earnsEur: { low, high: earnsEur.high },
    ...(few && { todayEur: few }),
    ...(most && { fullEur: most }),
    unsaidVat: {
      taxedEur: { low: untaxedEur.low - today, high: untaxedEur.high - today },
      untaxedEur,
    },
  };
}

interface Told {
  /** What he says of his VAT; null or "" as long as he does not know. */
  readonly own: SellerVat | "" | null;
  /** The VAT that the project's prices were told with. */
  readonly projectVat: VatRegime;
  readonly soldAt: PriceRange | null;
  readonly comingAt: PriceRange | null;
  /** Whose these prices are: told by the project, or asked by him. */
  readonly isTold: { readonly soldAt: boolean; readonly comingAt: boolean };
}

/** The same of a plant that asks to join a project: by the prices that the project told without VAT. */
export function withUnsaidVat<E extends Earned & { readonly sharedKwh: GainRange }>(
  earned: E,
  { own, projectVat, soldAt, comingAt, isTold }: Told,
): E & Pick<Earned, "unsaidVat"> {
  if (own || !isUntaxedYes("standard", projectVat)) return earned;
  const { low, high } = earned.sharedKwh;
  const lostOf = (kwh: number, price: PriceRange | null) =>
    price === null ? 0 : kwh * (price.min - toHt(price.min));
  const today = isTold.soldAt ? lostOf(low, soldAt) : 0;
  return spanOfVat(earned, { today, full: today + (isTold.comingAt ? lostOf(high - low, comingAt) : 0) });
}

/** What each answer makes of the sum of those of today, where he is asked for it. */
export const vatAnswersTexts = ({ taxedEur, untaxedEur }: VatEnds): string[] => [
  `Avec les participants d’aujourd’hui, si vous facturez la TVA\u00a0: ${amountText(untaxedEur)} s’ils la paient, ${amountText(taxedEur)} s’ils la refusent.`,
  `Si vous n’en facturez pas\u00a0: ${amountText(untaxedEur)}.`,
];
