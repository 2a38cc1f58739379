import { formatKwhBeside, formatNumber } from "../shared/index.ts";
import { afterContract, type UntilItsEnd } from "./after-contract.ts";
import { sellingText } from "./buy-back-words.ts";
import { euros, toldEuros, yearAmount } from "./earns-words.ts";
import { besideExempted, endedName } from "./exemption-cases.ts";
import { leastTodayOf, type SoldToFew } from "./few-today.ts";
import type { GainRange } from "./gain-words.ts";
import { wholeEuros } from "./whole-sum.ts";

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
  const [from, to] = [low, high].map((value) => formatNumber(wholeEuros(value), 0));
  return `${from === to ? to : `${from} à ${to}`}\u00a0${unit}`;
}

const kwhText = ({ low, high }: GainRange): string => {
  const [from, to] = [formatKwhBeside(low, high), formatKwhBeside(high, high)];
  if (from === to) return to;
  const unit = to.slice(to.lastIndexOf("\u00a0"));
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} à ${to}`;
};

const isCost = ({ savedEur }: OwnBuildingsTold): boolean => wholeEuros(savedEur.high) < 0;

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

export interface SoldBesideOwn extends SoldToFew, UntilItsEnd {
  readonly own?: OwnBuildingsTold | null | undefined;
  /** Where its sum leaves own buildings out, what they take would count twice beside what they save. */
  readonly signed?:
    | {
        readonly sum: { readonly earnsEur: number; readonly ownKwh?: number | undefined } | null;
        readonly ownLeftOut?: number | undefined;
      }
    | undefined;
  readonly producedKwh: number | null;
  readonly surplusPrice?: number | null | undefined;
  readonly sellingAllEur: number | null;
}

/** € a year from selling, and what own buildings take of the plant in that sum, kWh; null where that is not told. */
interface Sold {
  readonly eur: GainRange;
  readonly ownKwh: number | null;
}

interface Worth {
  readonly today: GainRange | null;
  readonly full: GainRange;
  /** Whether it counts more, or less, of a surplus than the parts that are told beside it: who adds them up finds another sum. */
  readonly movesSurplus: boolean;
}

const asRange = (one: number, other: number): GainRange => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});

/** €: sums are told to ten, so that less than that is nobody's to explain. */
const leastTold = 10;

/** € of surplus more than in a sum of sales, where own buildings take this much. */
const surplusMoved = (
  { ownKwh }: Sold,
  usedKwh: number,
  surplusPrice: SoldBesideOwn["surplusPrice"],
): number => (ownKwh === null ? 0 : (ownKwh - usedKwh) * (surplusPrice ?? 0));

/** Sales with what own buildings save, at each end in one balance of energy: what they take less of is sold as a surplus. */
function withSaved(sold: Sold, { saved, kwh, surplusPrice }: Saved): GainRange {
  const at = (end: "low" | "high") => sold.eur[end] + surplusMoved(sold, kwh[end], surplusPrice) + saved[end];
  return asRange(at("low"), at("high"));
}

/** What own buildings save, and take for that, from the least of it to the most. */
interface Saved {
  readonly saved: GainRange;
  readonly kwh: GainRange;
  readonly surplusPrice: number | null | undefined;
}

/** What those of today bring: by what is signed, else as it is told, else at least. Null where nobody is told of. */
function soldToday(sale: SoldBesideOwn): Sold | null {
  const { signed, todayEur, ownKwh } = sale;
  const sum = signed?.ownLeftOut ? null : signed?.sum;
  if (sum) return { eur: { low: sum.earnsEur, high: sum.earnsEur }, ownKwh: sum.ownKwh ?? null };
  if (todayEur) return { eur: todayEur, ownKwh: ownKwh?.high ?? null };
  const least = leastTodayOf(sale);
  return least && { eur: { low: least.earnsEur, high: Number.POSITIVE_INFINITY }, ownKwh: least.ownKwh };
}

/**
 * What sharing is worth to him with what his own buildings save: today, from the least of it to the most, and once the project is
 * full, which leaves them the least. `today` is null where nobody is told of, and has no upper end where too few are.
 */
function worthOf(sale: SoldBesideOwn, { kwh }: OwnBuildingsTold, saved: GainRange): Worth {
  const { fullEur, earnsEur, ownKwh, surplusPrice } = sale;
  const today = soldToday(sale);
  const full = { eur: fullEur ?? earnsEur, ownKwh: ownKwh?.low ?? null };
  const least = { saved: { low: saved.low, high: saved.low }, kwh: { low: kwh.low, high: kwh.low } };
  return {
    today: today && withSaved(today, { saved, kwh, surplusPrice }),
    full: withSaved(full, { ...least, surplusPrice }),
    movesSurplus: [
      ...(today ? [[today, kwh.low] as const, [today, kwh.high] as const] : []),
      [full, kwh.low] as const,
    ].some(([sold, usedKwh]) => Math.abs(surplusMoved(sold, usedKwh, surplusPrice)) >= leastTold),
  };
}

/** "2 510 à 4 010 €", "environ 2 510 €", "au moins 2 510 €" */
function todayAmount(today: GainRange): string {
  if (today.high === Number.POSITIVE_INFINITY) return `au moins ${euros(today.low)}`;
  return `${toldEuros(today.low) === toldEuros(today.high) ? "environ " : ""}${yearAmount(today)}`;
}

const worthText = ({ today, full }: Worth): string =>
  [
    ...(today ? [`${todayAmount(today)} par an aujourd’hui`] : []),
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
  const exempted = worthOf(sale, own, own.savedEur);
  const ended = own.withoutExemptionEur && worthOf(sale, own, own.withoutExemptionEur);
  const cases = [exempted, ...(ended ? [ended] : [])];
  const than = comparedTo(
    all,
    cases.flatMap(({ today, full }) => [...(today ? [today] : []), full]),
  );
  const told = ended
    ? `, ${endedName}, ${worthText(ended)}\u00a0; ${besideExempted}, ${worthText(exempted)}\u00a0;`
    : ` ${worthText(exempted)},`;
  const moved = cases.some(({ movesSurplus }) => movesSurplus)
    ? " Le surplus vendu quand vos bâtiments prennent moins y est compté."
    : "";
  return `Avec ce que vos bâtiments économisent, partager vaut${told} contre ${euros(all)} à ${sellingText(after ? { ...sale, isContractOver: true } : sale)}${than}.${moved}`;
}

/** What he earns with what they save, from the least of today or of a full project to the most; null without any. */
export function earnedWithOwn(sale: SoldBesideOwn): GainRange | null {
  const { own } = sale;
  if (!own || own.places === 0) return null;
  const { today, full } = worthOf(sale, own, own.savedEur);
  const most = today?.high === Number.POSITIVE_INFINITY ? full.high : today?.high;
  return { low: Math.min(today?.low ?? full.low, full.low), high: Math.max(most ?? full.high, full.high) };
}

/** All that is said of them beside his sum, where no table tells it. */
export const ownBuildingsTexts = (sale: SoldBesideOwn): string[] =>
  [ownBuildingsText(sale.own), worthWithOwnText(sale)].filter((text) => text !== null);
