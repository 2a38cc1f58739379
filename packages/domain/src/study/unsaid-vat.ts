import { type PriceRange, type SellerVat, toHt, type VatRegime } from "../shared/index.ts";
import { amountText, type Earned, toldEuros, type VatEnds } from "./earns-words.ts";
import type { GainRange } from "./gain-words.ts";
import { isUntaxedYes } from "./untaxed-yes.ts";

interface Lost {
  /** € a year with those of today, and once the project is full. */
  readonly today: number;
  readonly full: number;
}

/** Sums from their least, where VAT is refused, to their most; null where nothing that is told depends on it. */
function spanned(earned: Earned, { today, full }: Lost) {
  if (toldEuros(Math.max(today, full)) <= 0) return null;
  const { earnsEur, todayEur, fullEur } = earned;
  const less = ({ low, high }: GainRange, lost: number): GainRange => ({ low: low - lost, high });
  const few = todayEur && less(todayEur, today);
  const most = fullEur && less(fullEur, full);
  const low = Math.min(earnsEur.low - today, ...(few ? [few.low] : []), ...(most ? [most.low] : []));
  return {
    earnsEur: { low, high: earnsEur.high },
    ...(few && { todayEur: few }),
    ...(most && { fullEur: most }),
  };
}

/**
 * A producer's sums from their least where he adds VAT, which those who were told a price without it refuse, to their most where he
 * adds none: as long as he has not said it, neither is his sum. The same where nothing that is told depends on it.
 */
export function spanOfVat<E extends Earned>(earned: E, lost: Lost): E & Pick<Earned, "unsaidVat"> {
  const sums = spanned(earned, lost);
  const untaxedEur = earned.todayEur ?? earned.earnsEur;
  const taxedEur = { low: untaxedEur.low - lost.today, high: untaxedEur.high - lost.today };
  return sums ? { ...earned, ...sums, unsaidVat: { taxedEur, untaxedEur } } : earned;
}

/** The same of who has said that he adds it: as long as they may refuse it, his sum is from what is left then to what they pay. */
export function spanOfRefusal<E extends Earned>(earned: E, lost: Lost): E & Pick<Earned, "mayRefuseVat"> {
  const sums = spanned(earned, lost);
  return sums ? { ...earned, ...sums, mayRefuseVat: true } : earned;
}

interface Told {
  /** What he says of his VAT; null or "" as long as he does not know. */
  readonly own: SellerVat | "" | null;
  /** The price that participants have accepted, and the VAT that they were told it with. */
  readonly agreed: PriceRange | null;
  readonly agreedVat: VatRegime;
}

/**
 * Either of a plant that asks to join a project, as it is once it is accepted: by what participants have accepted without VAT. Who
 * comes later is asked his own price, before VAT.
 */
export function withUnsaidVat<E extends Earned & Here & { readonly sharedKwh: GainRange }>(
  earned: E,
  { own, agreed, agreedVat }: Told,
): E & Pick<Earned, "unsaidVat" | "mayRefuseVat"> & { readonly contractsEur?: GainRange } {
  const isRefusable = own !== "franchise" && agreed && isUntaxedYes("standard", agreedVat);
  const lost = isRefusable ? earned.sharedKwh.low * (agreed.min - toHt(agreed.min)) : 0;
  const spanOf = own ? spanOfRefusal : spanOfVat;
  const told = isRefusable ? spanOf(earned, { today: lost, full: lost }) : earned;
  return earned.here ? { ...told, ...contractsOfHere(earned, lost) } : told;
}

/** What those bring alone whose contract is signed here, and which part of the others' energy they take. */
export interface Here {
  readonly here?: { readonly eur: GainRange; readonly unsignedPart: number } | undefined;
}

/** The same from the least that VAT makes of it. @param lostEur what those of today bring less where they refuse it */
export function contractsOfHere({ here }: Here, lostEur: number): { readonly contractsEur?: GainRange } {
  if (!here) return {};
  const { low, high } = here.eur;
  return { contractsEur: { low: low - Math.max(0, lostEur) * here.unsignedPart, high } };
}

/** What each answer makes of the sum of those of today, where he is asked for it. */
export const vatAnswersTexts = ({ taxedEur, untaxedEur }: VatEnds): string[] => [
  `Avec les participants d’aujourd’hui, si vous facturez la TVA\u00a0: ${amountText(untaxedEur)} s’ils la paient, ${amountText(taxedEur)} s’ils la refusent.`,
  `Si vous n’en facturez pas\u00a0: ${amountText(untaxedEur)}.`,
];
