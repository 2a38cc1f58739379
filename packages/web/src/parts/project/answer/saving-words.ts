import { firstSharing, type Start as ProjectStart, type PublicGauge, toComeOf } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { beginsUnexempted, type EstimateFigures } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import {
  amountText,
  changesNearlyNothing,
  euroOf,
  feeText,
  gainWithoutExemption,
  mayLose,
  netText,
  ownGain,
  ownSaving,
  signedText,
  worstWithoutExemption,
} from "../../study/net-words.ts";
import { toComeText } from "./answer-words.ts";

/** Whose saving is told: the part of its production that is still to come is said, where it is known. */
export type Start = ProjectStart & { readonly gauge?: PublicGauge | undefined };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const halfYearMs = 183 * 86_400_000;
const halfYearAfter = (day: string): string =>
  new Date(Date.parse(day) + halfYearMs).toISOString().slice(0, 10);

/**
 * Whether most of the first year of who joins a project lies after the announced end of the excise exemption, or may: the
 * favourable case is then the less likely. He shares when the project does, and from today at the earliest.
 */
export function isUnexempted(start: Start, today: string): boolean {
  const day = firstSharing(start, today);
  return beginsUnexempted(day && halfYearAfter(day > today ? day : today));
}

/** Whether a case that `savingText` tells loses money. */
export const tellsLoss = (figures: EstimateFigures, start: Start, today = dayInParis(new Date())): boolean =>
  mayLose(figures, isUnexempted(start, today));

/**
 * The same year if the exemption ended: "de 14 à 40 € de perte si l’exonération d’accise s’arrêtait". One that may go either
 * way is told by its loss: the page has both its ends.
 */
function otherCase(figures: EstimateFigures): string | null {
  const worst = worstWithoutExemption(figures);
  const gain = worst ? t("jusqu’à {{worst}}", { worst }) : gainWithoutExemption(figures);
  return gain && t("{{gain}} si l’exonération d’accise s’arrêtait", { gain });
}

/** The same where there is room for a sum that loses: "Ne vous ferait pas économiser : de 7 à 12 € de perte par an". */
export function sumText(figures: EstimateFigures, start: Start, today = dayInParis(new Date())): string {
  const told = savingText(figures, start, today);
  return netText(figures) || changesNearlyNothing(figures)
    ? told
    : t("{{told}}\u00a0: {{gain}} par an", { told, gain: ownGain(figures) });
}

/** What a sum counts: "cotisation et production à venir comprises". */
function countedText({ membershipEur }: EstimateFigures, { gauge }: Start): string {
  if (!gauge) return feeText(membershipEur);
  return membershipEur && toComeOf(gauge) === "part"
    ? t("cotisation et production à venir comprises")
    : feeText(membershipEur) + toComeText(gauge);
}

/** What a line of a list says of money: one sum that is read first, and what it is to be read with. */
export interface ToldSaving {
  /** "De 8 à 86 € d’économie par an", or that nothing would be saved. */
  readonly sum: string;
  /** Whether the contribution is in it, and a production to come; null where there is no sum. */
  readonly fee: string | null;
  /** "−40 à −14 € si la taxe sur l’électricité (accise) s’ajoutait": the same year in that case; null where it is not told. */
  readonly other: string | null;
}

/** The same in its parts, for who reads many of them. */
export function toldSaving(
  figures: EstimateFigures,
  start: Start,
  today = dayInParis(new Date()),
): ToldSaving {
  if (!netText(figures)) return { sum: savingText(figures, start, today), fee: null, other: null };
  const eur = isUnexempted(start, today) ? figures.withoutExemptionEur : null;
  return {
    sum: t("{{gain}} par an", { gain: capital(amountText(figures)) }),
    fee: countedText(figures, start),
    other:
      eur &&
      t("{{range}} si la taxe sur l’électricité (accise) s’ajoutait", {
        range: signedText(eur, euroOf(figures)),
      }),
  };
}

/** "De 8 à 86 € d’économie par an, cotisation comprise", as the proposal says it, with the other case, or that nothing would be saved. */
export function savingText(figures: EstimateFigures, start: Start, today = dayInParis(new Date())): string {
  const other = isUnexempted(start, today) ? otherCase(figures) : null;
  if (netText(figures)) {
    const told = t("{{amount}} par an, {{counted}}", {
      amount: capital(amountText(figures)),
      counted: countedText(figures, start),
    });
    return other ? t("{{told}}, ou {{other}}", { told, other }) : told;
  }
  return changesNearlyNothing(figures) ? t("Ne changerait presque rien") : t("Ne vous ferait pas économiser");
}

interface BarWords {
  readonly name: string;
  readonly sum: string;
  /** The same year without the exemption, where the page tells that case with equal weight; null elsewhere. */
  readonly other: string | null;
}

/** The page's sums, short enough for a bar: as things are, and under it the other case wherever the page has it. */
export function barText(figures: EstimateFigures, start: Start, today = dayInParis(new Date())): BarWords {
  const eur = figures.saves && isUnexempted(start, today) ? figures.withoutExemptionEur : null;
  return {
    name: eur ? t("Avec l’exonération, par an") : t("Pour vous, par an"),
    sum: signedText(ownSaving(figures), euroOf(figures)),
    other: eur && t("ou {{sum}} sans elle", { sum: signedText(eur) }),
  };
}
