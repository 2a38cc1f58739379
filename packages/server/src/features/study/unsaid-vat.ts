import type { PriceRange } from "@mec/domain/shared";
import {
  contractsOfHere,
  type Earned,
  type GainRange,
  refusedVatEur,
  spanOfRefusal,
  spanOfVat,
} from "@mec/domain/study";
import type { PlantSale as PlantSums, ProducerEstimate } from "@mec/energy";

/** The sum of today where all who accepted a price without VAT refuse it; null where none did, or it is not told. */
export const untaxedSum = (
  { todayEur, sharedKwh }: Pick<ProducerEstimate, "todayEur" | "sharedKwh">,
  from: PriceRange | null,
  to: PriceRange | null,
): GainRange | null => todayEur && from && to && refusedVatEur(todayEur, sharedKwh.low, { from, to });

interface ByVat {
  readonly isVatUnsaid: boolean;
  readonly untaxedPrice: PriceRange | null;
  /** Those of today where he adds it, and they refuse it. */
  readonly taxedEur: GainRange | null;
}

/** Sums from the least of what VAT makes of them: that of an answer which he may give, or of those who may refuse the one that he adds. */
function spannedByVat<S extends Earned>(sums: S, { isVatUnsaid, taxedEur }: ByVat): S {
  const { todayEur } = sums;
  if (!todayEur || !taxedEur) return sums;
  const lost = todayEur.low - taxedEur.low;
  if (!isVatUnsaid) return spanOfRefusal(sums, { today: lost, full: lost });
  const spanned = spanOfVat(sums, { today: lost, full: lost });
  return spanned.unsaidVat ? { ...spanned, unsaidVat: { taxedEur, untaxedEur: todayEur } } : sums;
}

/** The sum of those whose contract is signed here, from the least of what VAT makes of it; nothing where it is not told apart. */
export function contractsByVat(
  { todayEur, ...sums }: Pick<PlantSums, "todayEur" | "here">,
  { isVatUnsaid, untaxedPrice, taxedEur }: ByVat,
): { readonly contractsEur?: GainRange } {
  const mayChange = isVatUnsaid || untaxedPrice !== null;
  return contractsOfHere(sums, mayChange && todayEur && taxedEur ? todayEur.low - taxedEur.low : 0);
}

/** The sums of a plant with what VAT makes of them, as long as others may refuse it. */
export function sumsByVat<S extends Earned>(sums: S, byVat: ByVat) {
  const { isVatUnsaid, untaxedPrice, taxedEur } = byVat;
  const mayChange = isVatUnsaid || untaxedPrice !== null;
  return { ...(mayChange ? spannedByVat(sums, byVat) : sums), untaxedEur: untaxedPrice && taxedEur };
}
