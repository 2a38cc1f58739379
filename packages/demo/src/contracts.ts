import type { Contract } from "@mec/domain/point";

const base: Contract = { type: "TRV", tarification: "base", basePrice: 0.1359 };
/** As each reads it on his bill: an individual's prices hold the excise, and a business' none. */
const offPeak = (isProfessional: boolean): Contract => ({
  type: "other",
  tarification: "2Q",
  peakHour: { start: "22:30", end: "06:30" },
  twoQuarterPrice: isProfessional ? { hp: 0.1477, hc: 0.1016 } : { hp: 0.1785, hc: 0.1324 },
});

/** What local energy costs more than. */
const cheap: Contract = { type: "other", tarification: "base", basePrice: 0.118 };

/** Each neighbour's own, the same at every installation; null where nobody said. */
export function contractOf(index: number, isProfessional: boolean): Contract | null {
  if (index % 5 === 4) return null;
  if (index % 10 === 7) return cheap;
  return index % 2 === 0 ? base : offPeak(isProfessional);
}
