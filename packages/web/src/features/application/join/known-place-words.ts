import type { ConsumptionPoint } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { isTaken } from "./known-place.ts";

/** Whether a place of the person's at the address that he says has applied, here or elsewhere, or may: what is said of it. */
export function knownPlaceWords(
  place: Pick<ConsumptionPoint, "name" | "applicationProgress">,
  projectId: string,
): { title: string; text: string } {
  const { name } = place;
  if (!isTaken(place)) {
    return {
      title: t("Vous avez déjà enregistré ce lieu"),
      text: t(
        "«\u00a0{{name}}\u00a0» est à cette adresse. Candidatez avec lui\u00a0: ce que vous en avez dit est déjà là.",
        { name },
      ),
    };
  }
  return place.applicationProgress?.projectId === projectId
    ? {
        title: t("Vous avez déjà candidaté avec «\u00a0{{name}}\u00a0»", { name }),
        text: t(
          "Ce lieu est à cette adresse, et sa candidature à ce projet est en cours\u00a0: rien n’est à refaire.",
        ),
      }
    : {
        title: t("«\u00a0{{name}}\u00a0» a déjà une candidature", { name }),
        text: t(
          "Ce lieu est à cette adresse, et participe à un autre projet ou y candidate. Un lieu n’en rejoint qu’un à la fois.",
        ),
      };
}
