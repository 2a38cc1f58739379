import type { ProducerEstimate } from "./producer.ts";
import { earnedAt } from "./sum-at.ts";

type Sums = Pick<
  ProducerEstimate,
  "producedKwh" | "sharedKwh" | "ownKwh" | "sellingAllEur" | "surplusPrice" | "membershipEur" | "isAsFull"
>;

/**
 * €/kWh without VAT that has to be asked so that a full project brings a plant as much as selling everything outside does, by the
 * function that makes its sum. Null where the price of all or of the surplus is not known, or nobody would pay what is asked.
 * @param agreed what those of today have accepted and keep paying, €/kWh; null where they are asked it too
 */
export function evenPrice(sums: Sums, agreed: number | null = null): number | null {
  const { producedKwh, sharedKwh, ownKwh, sellingAllEur, surplusPrice, membershipEur, isAsFull } = sums;
  if (sellingAllEur === null || surplusPrice === null || (agreed !== null && isAsFull)) return null;
  const [soldKwh, todayKwh] = [sharedKwh.high, sharedKwh.low];
  // Beside a full project his own buildings take the least.
  const full = { producedKwh, soldKwh, todayKwh, ownKwh: ownKwh?.low ?? 0, surplusPrice, membershipEur };
  const askedAt = (asked: number) => earnedAt(full, agreed ?? asked, asked);
  const perEuro = askedAt(1) - askedAt(0);
  return perEuro > 0 ? (sellingAllEur - askedAt(0)) / perEuro : null;
}
