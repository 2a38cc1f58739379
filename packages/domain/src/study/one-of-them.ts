import { euros } from "./earns-words.ts";
import type { SoldToFew } from "./few-today.ts";
import type { GainRange } from "./gain-words.ts";

/** What a mean of theirs would not hide: the consumption of one of fewer. */
const fewestOfMean = 5;

/** What a year brings with nobody, and what each of today adds to it in the mean. */
interface Mean {
  readonly withoutEur: number;
  readonly eachEur: GainRange;
}

/** Null where nobody is told of, or no price says what the surplus brings. */
function meanOf({
  agreed,
  todayEur,
  producedKwh,
  surplusPrice,
  membershipEur,
  ownKwh,
}: SoldToFew): Mean | null {
  const consumers = agreed?.consumers ?? 0;
  if (!todayEur || consumers < fewestOfMean || producedKwh === null || surplusPrice == null) return null;
  const withoutEur = (producedKwh - (ownKwh?.high ?? 0)) * surplusPrice - (membershipEur ?? 0);
  const each = (sum: number) => (sum - withoutEur) / consumers;
  return { withoutEur, eachEur: { low: each(todayEur.low), high: each(todayEur.high) } };
}

/** € a year with some of those of today, each counted as the mean of all; null where that is not told. */
export function earnsWithSome(sale: SoldToFew, some: number): GainRange | null {
  const mean = meanOf(sale);
  if (!mean) return null;
  const { withoutEur, eachEur } = mean;
  return { low: withoutEur + some * eachEur.low, high: withoutEur + some * eachEur.high };
}

export interface WithContracts extends SoldToFew {
  /** The same with those alone who have a contract here, or will, as it is computed; absent from the answers of a server of the former release. */
  readonly contractsEur?: GainRange | undefined;
}

/** € a year with those of today who have a contract here, or will: as who has signed is counted, nobody else receiving any. */
export const earnsWithContracts = (sale: WithContracts, contracts: number): GainRange | null =>
  meanOf(sale) && (sale.contractsEur ?? earnsWithSome(sale, contracts));

interface Sold extends SoldToFew {
  readonly signed?:
    | {
        readonly contracts: number;
        readonly unpriced?: number | undefined;
        readonly sum: { readonly earnsEur: number } | null;
      }
    | undefined;
}

/** The same of those who have signed: he bills them, and their sum stands beside. Null where none has, or his own buildings take a part. */
function eachSigned({ signed, producedKwh, surplusPrice, membershipEur, ownKwh }: Sold): number | null {
  const priced = (signed?.contracts ?? 0) - (signed?.unpriced ?? 0);
  if (!signed?.sum || priced < 1 || producedKwh === null || surplusPrice == null || ownKwh?.high) return null;
  return (signed.sum.earnsEur - producedKwh * surplusPrice + (membershipEur ?? 0)) / priced;
}

/**
 * What a producer loses where one of those of today leaves, or of those who have signed: at most what he adds, as the others may
 * take some of it. Without a figure where they are too few; null where nobody takes part, or his share brings no more than a surplus.
 */
export function oneLeavesText(sale: Sold): string | null {
  const { agreed, soldAt, surplusPrice } = sale;
  if (!agreed?.consumers || !soldAt || surplusPrice == null || soldAt.min <= surplusPrice) return null;
  const signedEur = eachSigned(sale);
  const who = signedEur === null ? "un participant" : "un participant qui a signé";
  const sold = `Si ${who} part, ce que les autres ne prennent pas de sa part se vend comme surplus`;
  const most = signedEur ?? meanOf(sale)?.eachEur.high ?? 0;
  if (most < 1) return `${sold}, moins cher.`;
  const isMean = signedEur === null || sale.signed?.contracts !== 1;
  return isMean
    ? `${sold}\u00a0: en moyenne, jusqu’à ${euros(most)} de moins par an, davantage s’il consomme plus que les autres.`
    : `${sold}\u00a0: jusqu’à ${euros(most)} de moins par an.`;
}
