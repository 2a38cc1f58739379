import { t } from "../../../../platform/i18n.ts";

/** What neighbours are told of, after the project's name: joining it, or waiting for a place. */
export const shareWords = (hasRoom: boolean): string =>
  hasRoom
    ? t("à vos voisins\u00a0: chacun peut candidater en cinq minutes.")
    : t("à vos voisins\u00a0: il est complet aujourd’hui, et candidater inscrit sur sa liste d’attente.");
