import { producerRevenue } from "../money/producer.ts";

/** What a plant sells in a year in one case, kWh. */
export interface SharedAs {
  readonly producedKwh: number;
  /** What others buy of it, and what those of today buy. */
  readonly soldKwh: number;
  readonly todayKwh: number;
  /** What his own buildings take, who pay nothing. */
  readonly ownKwh: number;
  /** €/kWh for the rest; null where it is not known. */
  readonly surplusPrice: number | null;
  readonly membershipEur: number | null;
}

/**
 * € a year of a plant without VAT, the association paid: those of today at the price that they have accepted, who comes at the one that is
 * asked.
 */
export function earnedAt(shared: SharedAs, soldAt: number, comingAt: number): number {
  const { producedKwh, soldKwh, todayKwh, ownKwh, surplusPrice, membershipEur } = shared;
  const comingPart = soldKwh > 0 ? Math.max(0, 1 - todayKwh / soldKwh) : 0;
  const { total } = producerRevenue({
    shared: soldKwh * 1000,
    surplus: (producedKwh - soldKwh - ownKwh) * 1000,
    localPrice: soldAt * (1 - comingPart) + comingAt * comingPart,
    surplusPrice,
    fullSalePrice: null,
  });
  return total - (membershipEur ?? 0);
}
