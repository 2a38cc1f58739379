import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { JoinTarget } from "./use-join-target.ts";
import type { TargetFrom } from "./use-target-from.ts";

type Waiting = Pick<JoinTarget, "waitingCount" | "ownWaiting">;

/** Who waits already: with one place on the list, whoever adds another reads that he is among them. */
function waitingText({ waitingCount: all, ownWaiting: own }: Waiting): string {
  if (all === 0) return "";
  if (own >= all) {
    return own === 1 ? t(", et seule la vôtre attend déjà") : t(", et seules les vôtres attendent déjà");
  }
  const waiting = plural(all, t("candidature attend"), t("candidatures attendent"));
  if (own === 0) return t(", et {{waiting}} déjà", { waiting });
  return own === 1
    ? t(", et {{waiting}} déjà, dont la vôtre", { waiting })
    : t(", et {{waiting}} déjà, dont {{own}} des vôtres", { waiting, own });
}

/** What happens once the application is sent. */
export function sendingIntro({
  isFull,
  waits,
  isFar,
  ...waiting
}: Pick<TargetFrom, "isFull" | "waits" | "isFar"> & Waiting): string {
  if (isFar) {
    return t("D’aussi loin, une candidature a peu de chances d’être acceptée. Rien n’est signé aujourd’hui.");
  }
  if (waits) {
    return t(
      "La production de ce projet est déjà toute réservée ou demandée{{waiting}}\u00a0: le porteur vous répond s’il peut vous faire une place. Rien n’est signé aujourd’hui.",
      { waiting: waitingText(waiting) },
    );
  }
  return isFull
    ? t(
        "Toute la production est réservée ou demandée aujourd’hui\u00a0: le porteur, qui vous invite, vous dira s’il y a une place pour vous. Rien n’est signé aujourd’hui.",
      )
    : t("Réponse en général sous une semaine{{waiting}}. Rien n’est signé aujourd’hui.", {
        waiting: waitingText(waiting),
      });
}

/** The button of who sends: it says what he does from beyond any perimeter, where only a notice stands above. */
export function sendingLabel({ waits, isFar }: Pick<TargetFrom, "waits" | "isFar">): string {
  if (isFar) return t("Candidater quand même, hors de portée");
  return waits ? t("Rejoindre la liste d’attente") : t("Envoyer ma candidature");
}

/** What comes once a place is registered without an application: a project to choose, or the owner's own, from which he came. */
export const registerIntro = (isForOwnProject: boolean): string =>
  isForOwnProject
    ? t("Vous revenez ensuite à votre projet, où ce lieu sera à ajouter.")
    : t("Vous pourrez ensuite choisir un projet près de chez vous et y candidater en un instant.");
