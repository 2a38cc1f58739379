import { t } from "../../../platform/i18n.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** What happens once the application is sent. */
export const sendingIntro = ({ isFull }: Pick<JoinTarget, "isFull">): string =>
  isFull
    ? t(
        "La production de ce projet est déjà toute réservée\u00a0: le porteur vous répond s’il peut vous faire une place. Rien n’est signé aujourd’hui.",
      )
    : t("Le porteur du projet vous répond, en général sous une semaine. Rien n’est signé aujourd’hui.");

export const sendingLabel = ({ isFull }: Pick<JoinTarget, "isFull">): string =>
  isFull ? t("Rejoindre la liste d’attente") : t("Envoyer ma candidature");
