import { formatNumber } from "../shared/index.ts";
import { type SoldWithout, sellingText } from "./buy-back-words.ts";
import { fewHomesText } from "./few-homes.ts";
import type { GainRange } from "./gain-words.ts";

/** Whole euros, rounded to tens from a hundred on: more digits would suggest a false precision. */
export const toldEuros = (value: number): number => {
  const step = value >= 100 ? 10 : 1;
  return Math.round(value / step) * step;
};
const rounded = (value: number): string => formatNumber(toldEuros(value), 0);
export const euros = (value: number): string => `${rounded(value)}\u00a0€`;

/** "2 400 à 3 900 €", where "a year" is said of all at once; one figure when both ends read the same. */
export const yearAmount = ({ low, high }: GainRange): string =>
  rounded(low) === rounded(high) ? euros(high) : `${rounded(low)} à ${euros(high)}`;

export const upTo = (amount: number): string => `jusqu’à ${euros(amount)}`;

/** "de 2 400 à 3 900 € par an"; one figure when both ends read the same. */
export const amountText = ({ low, high }: GainRange): string =>
  rounded(low) === rounded(high)
    ? `environ ${euros(high)} par an`
    : `de ${rounded(low)} à ${euros(high)} par an`;

/** "au lieu de 2 400 à 3 900 €", after the amount that takes its place. */
export const insteadOfText = ({ low, high }: GainRange): string =>
  rounded(low) === rounded(high)
    ? `au lieu d’environ ${euros(high)}`
    : `au lieu de ${rounded(low)} à ${euros(high)}`;

/** What a producer earns in a project in a year, without VAT. */
export interface Earned {
  readonly earnsEur: GainRange;
  /** With those who take part today; null where nobody is told of, absent from the answers of a server of the former release. */
  readonly todayEur?: GainRange | null | undefined;
  readonly fullEur?: GainRange | null | undefined;
  /** kWh a year that the homes of the least sum consume; absent as `todayEur` is. */
  readonly fewestKwh?: number | null | undefined;
  /** What each answer makes of it, where he has not said whether he adds VAT: its least is that of one, its most of the other. */
  readonly unsaidVat?: VatEnds | undefined;
  /** Whether its least is that of a VAT, which he adds, that those refuse who accepted a price without any. */
  readonly mayRefuseVat?: boolean | undefined;
}

/** A sum by each answer of who has not said whether he adds VAT: with those of today, or as many homes as are supposed. */
export interface VatEnds {
  /** Where he adds it, and all who accepted a price without any refuse it. */
  readonly taxedEur: GainRange;
  /** Where he adds none, or they pay it. */
  readonly untaxedEur: GainRange;
}

/** What parts both ends of a sum, to who has not said whether he adds VAT. */
const vatEndsText = "selon que vous facturez la TVA ou non";

/** What parts them once he has said that he adds it, whoever reads. */
const refusalEndsText = "selon que les acheteurs paient la TVA ou la refusent";

/** What VAT makes of both ends of a sum; null where nothing. */
export const vatSpanText = (
  { unsaidVat, mayRefuseVat }: Pick<Earned, "unsaidVat" | "mayRefuseVat">,
  ends = vatEndsText,
): string | null => {
  if (unsaidVat) return ends;
  return mayRefuseVat ? refusalEndsText : null;
};

function byVat(earned: Earned, ends: string): string {
  const span = vatSpanText(earned, ends);
  return span === null ? "" : `, ${span}`;
}

/** The most that a full project brings, where that is more than those of today do, and its least may not be. */
function mostOf({ todayEur, fullEur }: Earned): number | null {
  if (!fullEur || !todayEur || fullEur.high <= todayEur.high) return null;
  if (rounded(fullEur.high) === rounded(todayEur.high)) return null;
  // Where even the least of it is more, both ends are told.
  const isSpan = fullEur.low > todayEur.high && rounded(fullEur.low) !== rounded(fullEur.high);
  return isSpan ? null : fullEur.high;
}

const fullOf = ({ todayEur, fullEur, earnsEur }: Earned): GainRange =>
  fullEur && todayEur ? fullEur : earnsEur;

/** "jusqu’à 3 900 € par an", where a full project brings more than those of today; else what it brings. */
function fullText(earned: Earned): string {
  const most = mostOf(earned);
  return most === null ? amountText(fullOf(earned)) : `${upTo(most)} par an`;
}

/** The same beside others, where "a year" is said of all at once. */
export function fullAmount(earned: Earned): string {
  const most = mostOf(earned);
  return most === null ? yearAmount(fullOf(earned)) : upTo(most);
}

/**
 * "environ 2 400 € par an ici avec les participants d’aujourd’hui, jusqu’à 3 900 € par an si le projet se remplit"; where they are
 * too few to be told of, from as many homes as are supposed to a full project.
 * @param ends what parts both ends of it, in the words of another reader than himself
 */
export const earnsText = (
  earned: Earned,
  who = "les participants d’aujourd’hui",
  ends = vatEndsText,
): string =>
  earned.todayEur
    ? `${amountText(earned.todayEur)} ici avec ${who}${byVat(earned, ends)}, ${fullText(earned)} si le projet se remplit`
    : `${amountText(earned.earnsEur)} ici, de ${fewHomesText(earned.fewestKwh)} à un projet complet${byVat(earned, ends)}`;

/** Whose tariff selling all counts, where a contract's own was not told. */
export const supposedTariff = "au tarif publié d’un contrat d’aujourd’hui";

interface SellingAll extends SoldWithout {
  readonly sellingAllEur: number | null;
  /** Whether a contract may run whose tariff was not told. */
  readonly isTariffUnknown?: boolean | undefined;
}

/** "contre 3 690 € à tout vendre", where a price is published: it is for panels of up to 100 kWc alone. */
export const againstText = ({ sellingAllEur, isTariffUnknown = false, ...sold }: SellingAll): string =>
  sellingAllEur === null
    ? "sans le surplus, dont le prix ne nous est pas connu\u00a0: le tarif publié vaut pour des panneaux de 100\u00a0kWc au plus"
    : `contre environ ${euros(sellingAllEur)} à ${sellingText(sold)}${isTariffUnknown ? ` ${supposedTariff}` : ""}`;
