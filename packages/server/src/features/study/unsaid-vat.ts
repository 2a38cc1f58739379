import type { PriceRange } from "@mec/domain/shared";
import { type Earned, type GainRange, refusedVatEur, spanOfVat } from "@mec/domain/study";
import type { ProducerEstimate } from "@mec/energy";

/** The sum of today where all who accepted a price without VAT refuse it; null where none did, or it is not told. */
export const untaxedSum = (
  { todayEur, sharedKwh }: Pick<ProducerEstimate, "todayEur" | "sharedKwh">,
  from: PriceRange | null,
  to: PriceRange | null,
): GainRange | null => todayEur && from && to && refusedVatEur(todayEur, sharedKwh.low, { from, to });

/**
 * Sums from the least of what each answer of who has not said his VAT makes of them; as they are where it makes nothing.
 * @param taxedEur those of today where he adds it, and they refuse it
 */
function spannedByVat<S extends Earned>(sums: S, taxedEur: GainRange | null): S {
  const { todayEur } = sums;
  if (!todayEur || !taxedEur) return sums;
  const lost = todayEur.low - taxedEur.low;
  const spanned = spanOfVat(sums, { today: lost, full: lost });
  return spanned.unsaidVat ? { ...spanned, unsaidVat: { taxedEur, untaxedEur: todayEur } } : sums;
}

interface ByVat {
  readonly isVatUnsaid: boolean;
  readonly untaxedPrice: PriceRange | null;
  readonly taxedEur: GainRange | null;
}

/** The sums of a plant with what VAT makes of them: from one answer to the other of who has not said his, else what is left to who adds it. */
export const sumsByVat = <S extends Earned>(sums: S, { isVatUnsaid, untaxedPrice, taxedEur }: ByVat) => ({
  ...(isVatUnsaid ? spannedByVat(sums, taxedEur) : sums),
  untaxedEur: untaxedPrice && taxedEur,
});
