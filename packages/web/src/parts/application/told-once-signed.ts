import {
  type ApplicationProgress,
  currentStatus,
  type Departure,
  isBeforeNotice,
  isInOperation,
  laterStartText,
  mayAskToLeave,
  neverBegins,
  neverBegunText,
  type Starts,
  saleEndsBy,
} from "@mec/domain/application";
import { monthText, type ProjectStage, startToCome } from "@mec/domain/project";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { actors, type Standing } from "./turns.ts";

interface Announced {
  readonly stage: ProjectStage;
  readonly expectedStart: string | null;
}

/**
 * What a contract's notice makes of a wished day, in the words of the form and of what follows it. A contract takes effect as its
 * place begins to share: before, its notice may run out without anything being sold.
 */
export const atTheLatest = (end: string, isSharing: boolean): string =>
  isSharing
    ? t(
        "votre contrat de vente prend fin au plus tard le {{end}}, plus tôt si le producteur l’accepte ou si vous quittez les lieux",
        { end: formatDate(end) },
      )
    : t(
        "votre contrat de vente prend fin au plus tard le {{end}}. Le partage n’a pas commencé\u00a0: s’il commence après cette date, rien ne vous est vendu",
        { end: formatDate(end) },
      );

interface When {
  readonly isSharing: boolean;
  readonly today: string;
}

/** What the notice makes of the day that he asked for; a move needs none. Until it is settled he takes part, today too. */
function noticeTold(departure: Departure, { isSharing, today }: When): string {
  const { settledFor = today } = departure;
  if (departure.saleStartsOn !== undefined && neverBegins({ ...departure, settledFor }))
    return ` ${t(neverBegunText(departure.saleStartsOn, "Votre"))}`;
  if (departure.movesOut)
    return t(
      " Vous quittez les lieux le {{day}}\u00a0: votre contrat de vente prend fin ce jour-là, sans préavis ni indemnité.",
      { day: formatDate(departure.leavingOn) },
    );
  return isBeforeNotice(departure)
    ? t(" Avec son préavis, {{notice}}.", { notice: atTheLatest(saleEndsBy(departure), isSharing) })
    : "";
}

/** Who asked to leave reads when he leaves, and nothing of a start. */
function leavingNext(departure: Departure, when: When): string {
  const { requestedAt, leavingOn, settledFor } = departure;
  if (settledFor !== undefined) {
    const settled = t("Votre départ est réglé pour le {{day}}\u00a0: d’ici là rien ne change.", {
      day: formatDate(settledFor),
    });
    return `${settled}${noticeTold(departure, when)} ${t("Pour changer ce jour, ou pour rester, écrivez au porteur du projet.")}`;
  }
  const asked = t("Vous avez demandé, le {{requested}}, à partir le {{leaving}}.", {
    requested: formatDate(requestedAt),
    leaving: formatDate(leavingOn),
  });
  return `${asked}${noticeTold(departure, when)} ${t("Le porteur du projet s’en occupe\u00a0; vous recevrez un e-mail quand ce sera fait.")}`;
}

/**
 * What the state of an application becomes, once all is signed, by what is known besides: the holder asked to leave, or the
 * project, or a contract, has a start that the usual delay would promise too early.
 */
export function toldOnceSigned(
  { progress, departure, ...starts }: Pick<ApplicationProgress, "progress" | "departure"> & Starts,
  project: Announced | null,
  today = dayInParis(new Date()),
): (Pick<Standing, "next"> & Partial<Standing>) | null {
  const status = currentStatus(progress);
  if (!mayAskToLeave(status)) return null;
  if (departure)
    return {
      ...(departure.settledFor === undefined
        ? { title: t("Vous partez"), actor: actors().owner, isYours: false }
        : {
            title: t("Vous partez le {{day}}", { day: formatDate(departure.settledFor) }),
            actor: null,
            isYours: false,
          }),
      next: leavingNext(departure, { isSharing: isInOperation(status), today }),
    };
  if (status !== "SIGNED") return null;
  const month = project ? startToCome(project, today) : null;
  const later = laterStartText(starts, { today, month });
  if (later !== null) return { next: `${t("Tout est signé.")} ${t(later)}` };
  if (month === null) return null;
  return {
    next: t(
      "Tout est signé. Le projet doit démarrer en {{month}}\u00a0: vous recevrez un e-mail quand vous commencerez à partager l’électricité.",
      { month: monthText(month) },
    ),
  };
}
