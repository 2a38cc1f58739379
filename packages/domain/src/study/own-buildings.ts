import { formatKwhBeside, formatNumber } from "../shared/index.ts";
import { afterContract, type UntilItsEnd } from "./after-contract.ts";
import { sellingText } from "./buy-back-words.ts";
import { type Earned, euros, toldEuros, yearAmount } from "./earns-words.ts";
import { besideExempted, endedName } from "./exemption-cases.ts";
import type { GainRange } from "./gain-words.ts";

/** A producer's own buildings, which take part and pay nothing. */
export interface OwnBuildingsTold {
  /** Those of his account. */
  readonly places: number;
  /** kWh a year that they take of his plant. */
  readonly kwh: GainRange;
  /** € a year that their bills fall by. */
  readonly savedEur: GainRange;
  /** The same if the excise exemption ended as announced; absent where no end of it is. */
  readonly withoutExemptionEur?: GainRange | undefined;
  /** Which tax that has, as it is read. */
  readonly tax: string;
}

/** "620 à 739 €", to the euro: each building reads the same beside its own price. */
function wholeRange({ low, high }: GainRange, unit: string): string {
  const [from, to] = [low, high].map((value) => formatNumber(Math.round(value) + 0, 0));
  return `${from === to ? to : `${from} à ${to}`}\u00a0${unit}`;
}

const kwhText = ({ low, high }: GainRange): string => {
  const [from, to] = [formatKwhBeside(low, high), formatKwhBeside(high, high)];
  if (from === to) return to;
  const unit = to.slice(to.lastIndexOf("\u00a0"));
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} à ${to}`;
};

const isCost = ({ savedEur }: OwnBuildingsTold): boolean => Math.round(savedEur.high) < 0;

const unpaid = (own: OwnBuildingsTold): string => {
  if (isCost(own))
    return own.places > 1
      ? "rien ne vous est payé, et participer leur coûte plus que leur facture ne baisse"
      : "rien ne vous est payé, et participer lui coûte plus que sa facture ne baisse";
  return own.places > 1
    ? "rien ne vous est payé, leur facture baisse"
    : "rien ne vous est payé, sa facture baisse";
};

const whose = (own: OwnBuildingsTold): string =>
  `${kwhText(own.kwh)} pour ${own.places > 1 ? "vos propres bâtiments" : "votre propre bâtiment"}`;

/** What they take and save, as a row beside his income; null without any. */
export const ownBuildingsSum = (own: OwnBuildingsTold | null | undefined) =>
  own && own.places > 0
    ? { label: whose(own), amount: wholeRange(own.savedEur, `€\u00a0${own.tax}`), detail: unpaid(own) }
    : null;

/** The same as a sentence. */
export function ownBuildingsText(own: OwnBuildingsTold | null | undefined): string | null {
  const sum = ownBuildingsSum(own);
  if (!sum) return null;
  return own && isCost(own)
    ? `${sum.label}\u00a0: ${sum.detail}.`
    : `${sum.label}\u00a0: ${sum.detail} de ${sum.amount} par an.`;
}

export interface SoldBesideOwn extends Earned, UntilItsEnd {
  readonly own?: OwnBuildingsTold | null | undefined;
  /** Where its sum leaves own buildings out, what they take would count twice beside what they save. */
  readonly signed?:
    | { readonly sum: { readonly earnsEur: number } | null; readonly ownLeftOut?: number | undefined }
    | undefined;
  readonly sellingAllEur: number | null;
}

interface Worth {
  readonly today: GainRange | null;
  readonly full: GainRange;
}

/**
 * What sharing is worth to him with what his own buildings save: today, from the least of it to the most, and once the project is
 * full, which leaves them the least. `today` is null where nobody is told of.
 */
function worthOf({ signed, todayEur, fullEur, earnsEur }: SoldBesideOwn, saved: GainRange): Worth {
  const sum = signed?.ownLeftOut ? null : signed?.sum;
  const today = sum ? { low: sum.earnsEur, high: sum.earnsEur } : todayEur;
  const full = fullEur ?? earnsEur;
  return {
    today: today ? { low: today.low + saved.low, high: today.high + saved.high } : null,
    full: { low: full.low + saved.low, high: full.high + saved.low },
  };
}

const worthText = ({ today, full }: Worth): string =>
  [
    ...(today
      ? [
          `${toldEuros(today.low) === toldEuros(today.high) ? "environ " : ""}${yearAmount(today)} par an aujourd’hui`,
        ]
      : []),
    `${yearAmount(full)} si le projet se remplit`,
  ].join(" et ");

/** More or less in every case; "" where the sums say which. */
function comparedTo(all: number, cases: readonly GainRange[]): string {
  if (cases.every(({ low }) => low >= all)) return "\u00a0: c’est plus";
  return cases.every(({ high }) => high < all) ? "\u00a0: c’est moins" : "";
}

/**
 * Whether sharing is worth more to him than selling all, which saves his buildings nothing, with the excise exemption and without:
 * nothing is said to be more or less that is not so in each case. Selling all is what it brings once the plant may share. Null without
 * any of them, or where selling all has no price, or what sharing leaves.
 */
export function worthWithOwnText(sale: SoldBesideOwn): string | null {
  const { own, sellingAllEur, surplusPrice } = sale;
  if (!own || own.places === 0 || sellingAllEur === null || surplusPrice === null) return null;
  // A plant shares once its contract is over: the contract's price is no alternative then.
  const after = afterContract(sale);
  const all = after?.sellingAllEur ?? sellingAllEur;
  const exempted = worthOf(sale, own.savedEur);
  const ended = own.withoutExemptionEur && worthOf(sale, own.withoutExemptionEur);
  const cases = [exempted, ...(ended ? [ended] : [])];
  const than = comparedTo(
    all,
    cases.flatMap(({ today, full }) => [...(today ? [today] : []), full]),
  );
  const told = ended
    ? `, ${besideExempted}, ${worthText(exempted)}\u00a0; ${endedName}, ${worthText(ended)}\u00a0;`
    : ` ${worthText(exempted)},`;
  return `Avec ce que vos bâtiments économisent, partager vaut${told} contre ${euros(all)} à ${sellingText(after ? { ...sale, isContractOver: true } : sale)}${than}.`;
}

/** What he earns with what they save, from the least of both to the most; null without any. */
export const earnedWithOwn = (
  earned: GainRange,
  own: OwnBuildingsTold | null | undefined,
): GainRange | null =>
  own && own.places > 0
    ? { low: earned.low + own.savedEur.low, high: earned.high + own.savedEur.high }
    : null;

/** All that is said of them beside his sum, where no table tells it. */
export const ownBuildingsTexts = (sale: SoldBesideOwn): string[] =>
  [ownBuildingsText(sale.own), worthWithOwnText(sale)].filter((text) => text !== null);
