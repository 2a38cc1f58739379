import type { ProjectOverview } from "@mec/api/overview";
import { fewestConsumers } from "@mec/domain/project";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

type Figures = ProjectOverview["figures"];

/** Who waits, told apart as the list's tabs tell them: "13 à étudier, 5 à qui un prix est proposé". */
export function candidatesText({ candidates, proposed }: Pick<Figures, "candidates" | "proposed">): string {
  const told = [
    ...(candidates > 0 ? [t("{{count}} à étudier", { count: formatNumber(candidates) })] : []),
    ...(proposed > 0 ? [t("{{count}} à qui un prix est proposé", { count: formatNumber(proposed) })] : []),
  ];
  return told.length === 0 ? t("aucun candidat en attente") : told.join(", ");
}

/** Of what the reserved share is a part; that the public reads the same more coarsely, from so many participants on. */
export function pledgedText(pledged: Figures["pledged"], participants = 0): string {
  if (pledged === null) return t("dès que votre installation sera connue");
  if (pledged <= 1) {
    return participants < fewestConsumers
      ? t("de ce que vous produisez en un an")
      : t("de ce que vous produisez en un an\u00a0; votre page publique l’arrondit, à 5\u00a0points près");
  }
  const times = formatNumber(pledged, 1);
  return times === "1"
    ? t("un peu plus que vous ne produisez en un an")
    : t(
        "soit environ {{times}}\u00a0fois ce que vous produisez\u00a0; chacun reçoit sa part aux heures de production",
        { times },
      );
}
