import { type PublicGauge, toComeOf } from "@mec/domain/project";
import { formatKwh } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** That a saving holds until a part of what it counts leaves; null where nothing does. */
export const untilLeavingSentence = (leavingText: string | null | undefined): string | null =>
  leavingText ? t("{{leaving}}\u00a0: ce calcul ne vaut que jusque-là.", { leaving: leavingText }) : null;

/** What a saving counts that nobody produces yet, in a sentence of its own; null where all is there. */
export const toComeSentence = (gauge: PublicGauge): string | null =>
  ({
    nothing: null,
    part: t("Ce calcul compte {{energy}} par an encore à venir\u00a0: d’ici là, chacun reçoit moins.", {
      energy: formatKwh(gauge.plannedKwh ?? 0),
    }),
    all: t("Rien n’est encore produit\u00a0: ce calcul vaut une fois l’installation en service."),
  })[toComeOf(gauge)];
