import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** What happens once the application is sent. */
export function sendingIntro({
  isFull,
  waits,
  waitingCount,
}: Pick<JoinTarget, "isFull" | "waits" | "waitingCount">): string {
  if (waits) {
    return t(
      "La production de ce projet est déjà toute réservée{{waiting}}\u00a0: le porteur vous répond s’il peut vous faire une place. Rien n’est signé aujourd’hui.",
      {
        waiting:
          waitingCount > 0
            ? t(", et {{waiting}} déjà", {
                waiting: plural(waitingCount, t("candidature attend"), t("candidatures attendent")),
              })
            : "",
      },
    );
  }
  return isFull
    ? t(
        "Toute la production est réservée aujourd’hui\u00a0: le porteur, qui vous invite, vous dira s’il y a une place pour vous. Rien n’est signé aujourd’hui.",
      )
    : t("Le porteur du projet vous répond, en général sous une semaine. Rien n’est signé aujourd’hui.");
}

export const sendingLabel = ({ waits }: Pick<JoinTarget, "waits">): string =>
  waits ? t("Rejoindre la liste d’attente") : t("Envoyer ma candidature");
