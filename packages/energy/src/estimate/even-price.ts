import type { ProducerEstimate } from "./producer.ts";

type Sums = Pick<
  ProducerEstimate,
  "producedKwh" | "sharedKwh" | "sellingAllEur" | "surplusPrice" | "membershipEur"
>;

/**
 * €/kWh without VAT at which a full project brings a plant as much as selling everything outside does: what is shared
 * has to pay what the surplus brings less, and the membership. Null where the price of all or of the surplus is not
 * known, or nothing is shared.
 */
export function evenPrice(sums: Sums): number | null {
  const { producedKwh, sharedKwh, sellingAllEur, surplusPrice, membershipEur } = sums;
  const shared = sharedKwh.high;
  if (sellingAllEur === null || surplusPrice === null || shared <= 0) return null;
  return (sellingAllEur + (membershipEur ?? 0) - (producedKwh - shared) * surplusPrice) / shared;
}
