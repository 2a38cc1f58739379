import { type SoldWithout, sellingText } from "./buy-back-words.ts";
import { type Earned, toldEuros, yearAmount } from "./earns-words.ts";

interface Compared extends Earned, SoldWithout {
  readonly sellingAllEur: number | null;
  /** Its purchase contract's tariff, where its holder told it: what he earns today. */
  readonly buyBack?: object | null | undefined;
}

/**
 * "1 680 à 2 020 € de moins par an qu’aujourd’hui", said before any sum where sharing brings less whoever joins: as far as those of
 * today bring less, where they are told of. Null where it may bring as much.
 */
export function lossText({
  earnsEur,
  todayEur,
  fullEur,
  sellingAllEur,
  buyBack,
  ...sold
}: Compared): string | null {
  if (sellingAllEur === null) return null;
  const sums = [earnsEur, ...(todayEur ? [todayEur] : []), ...(fullEur ? [fullEur] : [])];
  const all = toldEuros(sellingAllEur);
  if (Math.max(...sums.map(({ high }) => toldEuros(high))) >= all) return null;
  const { low, high } = todayEur ?? earnsEur;
  const less = yearAmount({ low: all - toldEuros(high), high: all - toldEuros(low) });
  const than = buyBack && !sold.isContractOver ? "qu’aujourd’hui" : `que ${sellingText(sold)}`;
  return `${less} de moins par an ${than}`;
}
