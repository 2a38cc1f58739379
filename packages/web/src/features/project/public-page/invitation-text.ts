import { t } from "../../../platform/i18n.ts";

/** What an invitation asks of its reader. It says so when the project is full and he would wait. */
export const invitationText = (hasRoom: boolean): string =>
  hasRoom
    ? t("Lisez d’abord\u202f: candidater prend quelques minutes et n’engage à rien.")
    : t(
        "Le projet est complet aujourd’hui\u00a0: candidater vous inscrit sur sa liste d’attente, sans engagement.",
      );
