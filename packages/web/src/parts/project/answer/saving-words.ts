import { firstSharing, type Start } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { beginsUnexempted, type EstimateFigures } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import {
  changesNearlyNothing,
  gainWithoutExemption,
  mayLose,
  netText,
  ownGain,
  worstWithoutExemption,
} from "../../study/net-words.ts";

export type { Start };

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

/** "De 8 à 86 € d’économie par an, cotisation comprise", as the proposal says it, with the other case, or that nothing would be saved. */
export function savingText(figures: EstimateFigures, start: Start, today = dayInParis(new Date())): string {
  const net = netText(figures);
  const other = isUnexempted(start, today) ? otherCase(figures) : null;
  if (net) {
    const told = net.charAt(0).toUpperCase() + net.slice(1);
    return other ? t("{{told}}, ou {{other}}", { told, other }) : told;
  }
  return changesNearlyNothing(figures) ? t("Ne changerait presque rien") : t("Ne vous ferait pas économiser");
}

/** A sum short enough for a bar: null where it saves nothing, or has a second case, which a short one would hide. */
export function barText(
  figures: EstimateFigures,
  start: Start,
  today = dayInParis(new Date()),
): string | null {
  if (!figures.saves) return null;
  if (figures.withoutExemptionEur && isUnexempted(start, today)) return null;
  const gain = ownGain(figures);
  return t("{{gain}} par an", { gain: gain.charAt(0).toUpperCase() + gain.slice(1) });
}
