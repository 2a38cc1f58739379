import type { PublicProject } from "@mec/api/project";
import { dayInParis } from "@mec/domain/shared";
import { beginsUnexempted, type EstimateFigures } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { changesNearlyNothing, gainWithoutExemption, netText } from "../../study/net-words.ts";

/** When a project begins to share, as far as its owner said it. */
export type Start = Pick<PublicProject, "stage" | "expectedStart">;

/** Whether it begins on or after the announced end of the excise exemption: the favourable case is then the less likely. */
export function isUnexempted({ stage, expectedStart }: Start, today: string): boolean {
  const start = stage !== "running" && expectedStart ? `${expectedStart}-01` : today;
  return beginsUnexempted(start) || beginsUnexempted(today);
}

/** The same year if the exemption ended: "de 14 à 40 € de perte si l’exonération d’accise s’arrêtait". */
function otherCase(figures: EstimateFigures): string | null {
  const gain = gainWithoutExemption(figures);
  return gain && t("{{gain}} si l’exonération d’accise s’arrêtait", { gain });
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
