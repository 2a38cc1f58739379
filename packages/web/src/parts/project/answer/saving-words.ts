import type { ParticipantKind } from "@mec/domain/point";
import {
  middleOfFirstYear,
  type Start as ProjectStart,
  type PublicGauge,
  toComeOf,
} from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import {
  type ExemptionCase,
  endedName,
  exemptedName,
  exemptionCases,
  gainVerdict,
  gainVerdictLabels,
  gainWithoutExemption,
  type VerdictTone,
  verdictTones,
} from "@mec/domain/study";
import { beginsUnexempted, type EstimateFigures, exemptionSureUntil } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import {
  amountText,
  capital,
  casesOfYear,
  euroOf,
  feeText,
  netText,
  ownGain,
  ownSaving,
  signedText,
  yearlyText,
} from "../../study/net-words.ts";
import { toComeText } from "./answer-words.ts";

/** Whose saving is told: what of its production is still to come, what leaves on a settled day, whose producers have not signed, what no sum counts as a contract still keeps it from sharing, and who sells, is said where it is known. */
export type Start = ProjectStart & {
  readonly gauge?: PublicGauge | undefined;
  readonly leavingText?: string | null | undefined;
  readonly unsignedText?: string | undefined;
  readonly barredText?: string | undefined;
  /** Its producers come first. */
  readonly participants?: readonly { readonly kind: ParticipantKind }[] | undefined;
};

/**
 * Whether most of the first year of who joins a project lies after the announced end of the excise exemption, or may: the
 * favourable case is then the less likely. He shares when the project does, and from today at the earliest.
 */
export function isUnexempted(start: Start, today: string): boolean {
  return beginsUnexempted(middleOfFirstYear(start, today));
}

/** What is read first of a sum, and how it looks. */
export function verdictOn(
  figures: EstimateFigures,
  start: Start,
  today = dayInParis(new Date()),
): { readonly text: string; readonly tone: VerdictTone } {
  const verdict = gainVerdict(figures, isUnexempted(start, today));
  return { text: t(gainVerdictLabels[verdict]), tone: verdictTones[verdict] };
}

/** What a sum rests on where that is another's: said in short beside it, in full where one decides. */
function restsOnText({ isListOfHomes, isNetworkSupposed }: EstimateFigures): string {
  if (isListOfHomes) return t(", au tarif d’un foyer faute du vôtre");
  return isNetworkSupposed ? t(", réseau compté comme pour 36\u00a0kVA au plus") : "";
}

/** What a sum counts, and what it rests on: "cotisation et production à venir comprises, au tarif d'un foyer faute du vôtre". */
const countedText = (figures: EstimateFigures, start: Start): string =>
  withToComeText(figures, start) + restsOnText(figures);

function withToComeText({ membershipEur }: EstimateFigures, { gauge }: Start): string {
  if (!gauge) return feeText(membershipEur);
  return membershipEur && toComeOf(gauge) === "part"
    ? t("cotisation et production à venir comprises")
    : feeText(membershipEur) + toComeText(gauge);
}

/** What is said of money below its verdict: the cases that are told, alike, and what they count. */
export interface ToldSaving {
  /** "De 8 à 86 € d’économie par an", both cases of the exemption; none where the verdict of a loss is enough. */
  readonly cases: readonly ExemptionCase[];
  /** Whether the contribution is in them; null where there is no sum. */
  readonly counted: string | null;
}

/** What a loss is, where one decides to join: the worse sum too, where it reads otherwise. */
function toldLoss(figures: EstimateFigures, start: Start, isLate: boolean): ToldSaving {
  const own = ownGain(figures);
  const ended = isLate ? gainWithoutExemption(figures) : null;
  const worse = ended === own ? null : ended;
  const sum = capital(worse || own);
  const counted = countedText(figures, start);
  return {
    cases: worse
      ? [
          { sum, name: yearlyText(endedName) },
          { sum: capital(own), name: exemptedName(exemptionSureUntil()) },
        ]
      : [{ sum, name: "" }],
    counted: worse ? `${capital(counted)}.` : yearlyText(counted),
  };
}

/** What a project would bring in a year, in its parts: its verdict stands above (`verdictOn`). */
export function toldSaving(
  figures: EstimateFigures,
  start: Start,
  { isWhole = false, today = dayInParis(new Date()) }: { isWhole?: boolean; today?: string } = {},
): ToldSaving {
  const isLate = isUnexempted(start, today);
  if (!netText(figures)) {
    const isNothing = gainVerdict(figures, isLate) === "nothing";
    return isWhole && !isNothing ? toldLoss(figures, start, isLate) : { cases: [], counted: null };
  }
  const fee = countedText(figures, start);
  const both = exemptionCases(figures, isLate, exemptionSureUntil());
  return both
    ? {
        cases: casesOfYear(both.map(({ sum, name }) => ({ sum: capital(sum), name }))),
        counted: `${capital(fee)}.`,
      }
    : {
        cases: [{ sum: capital(amountText(figures)), name: yearlyText(fee) }],
        counted: null,
      };
}

/**
 * The same once more, where the page told it in full above: its numbers, and which case each is of. Null where nothing would be
 * saved, which is a few words already.
 */
export function remindedCases(
  figures: EstimateFigures,
  start: Start,
  today = dayInParis(new Date()),
): readonly ExemptionCase[] | null {
  if (!netText(figures)) return null;
  const unit = euroOf(figures);
  const own = signedText(ownSaving(figures), unit);
  const both = exemptionCases(figures, isUnexempted(start, today), exemptionSureUntil());
  return both && figures.withoutExemptionEur
    ? [
        { sum: signedText(figures.withoutExemptionEur, unit), name: yearlyText(endedName) },
        { sum: own, name: t("avec l’exonération") },
      ]
    : [{ sum: own, name: t("par an") }];
}
