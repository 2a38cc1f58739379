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
 * place begins to share: before, its notice may run out without anything being sold. A request is no notice: he writes that.
 */
export function atTheLatest(end: string, isSharing: boolean, isAsked = true): string {
  const told = {
    end: formatDate(end),
    written: isAsked
      ? t("si vous l’avez écrit au producteur le jour de votre demande")
      : t("si vous l’écrivez aujourd’hui au producteur"),
  };
  return isSharing
    ? t(
        "votre contrat de vente prend fin au plus tard le {{end}} {{written}}, plus tôt s’il l’accepte ou si vous quittez les lieux",
        told,
      )
    : t(
        "votre contrat de vente prend fin au plus tard le {{end}} {{written}}. Le partage n’a pas commencé\u00a0: s’il commence après cette date, rien ne vous est vendu",
        told,
      );
}

interface When {
  readonly isSharing: boolean;
  readonly today: string;
  /** Whether he bears the project himself, and settles his departure. */
  readonly isOwn: boolean;
  /** How many letters his documents ask of him, without which nothing ends. */
  readonly letters: number;
  /** The last day on which he may retract all that he signed, null as long as its days do not run; left out where he may not. */
  readonly retractUntil?: string | null | undefined;
}

/** What he does: a request is no notice, and his letters are. */
const lettersTitle = (letters: number): string => {
  if (letters === 1) return t("Envoyez votre lettre");
  return letters === 2
    ? t("Envoyez vos deux lettres")
    : t("Envoyez vos {{count}} lettres", { count: letters });
};

/** By when his letters end the sale: nobody tells us that they were sent, and a notice runs from that day. */
function lettersEnd({ letters, today }: When, requestedAt: string, end: string): string {
  const isOne = letters === 1;
  if (dayInParis(new Date(requestedAt)) === today)
    return isOne
      ? t(" Si vous l’envoyez aujourd’hui, elle met fin au contrat de vente le {{end}} au plus tard.", {
          end,
        })
      : t(
          " Si vous les envoyez aujourd’hui, elles mettent fin au contrat de vente le {{end}} au plus tard.",
          {
            end,
          },
        );
  return isOne
    ? t(
        " Partie le jour de votre demande, elle met fin au contrat de vente le {{end}} au plus tard\u00a0; partie depuis, plus tard d’autant.",
        { end },
      )
    : t(
        " Parties le jour de votre demande, elles mettent fin au contrat de vente le {{end}} au plus tard\u00a0; parties depuis, plus tard d’autant.",
        { end },
      );
}

/** What his letters end, and by when; the rest is not his to do. */
function lettersNext(departure: Departure, when: When): string {
  const told = { leaving: formatDate(departure.leavingOn) };
  const ends =
    isBeforeNotice(departure) && !neverSells(departure, when)
      ? lettersEnd(when, departure.requestedAt, formatDate(saleEndsBy(departure)))
      : noticeTold(departure, when);
  return `${t("Départ demandé pour le {{leaving}}\u00a0: vos papiers prennent fin par écrit.", told)}${ends} ${t("Le porteur du projet s’occupe du reste, et un e-mail vous dira quand c’est fait.")}`;
}

/** Until it is settled he takes part, today too. */
const neverSells = (departure: Departure, { today }: Pick<When, "today">): boolean =>
  neverBegins({ ...departure, settledFor: departure.settledFor ?? today });

/** What the notice makes of the day that he asked for; a move needs none. */
function noticeTold(departure: Departure, when: Pick<When, "isSharing" | "today">): string {
  if (departure.saleStartsOn !== undefined && neverSells(departure, when))
    return ` ${t(neverBegunText(departure.saleStartsOn, "Votre"))}`;
  if (departure.movesOut)
    return t(
      " Vous quittez les lieux le {{day}}\u00a0: votre contrat de vente prend fin ce jour-là, sans préavis ni indemnité.",
      { day: formatDate(departure.leavingOn) },
    );
  return isBeforeNotice(departure)
    ? t(" Avec son préavis, {{notice}}.", { notice: atTheLatest(saleEndsBy(departure), when.isSharing) })
    : "";
}

/** A day that is settled ends nothing that he signed: his letters are still his to send. */
function lettersOfSettled(departure: Departure, settledFor: string, when: When): string {
  const told = t(
    "Vous partez le {{day}}, réglé avec le porteur du projet. Mais vos papiers prennent fin par écrit\u00a0: sans votre lettre à l’association, vous en restez membre, et la cotisation revient chaque 31 janvier.",
    { day: formatDate(settledFor) },
  );
  return `${told}${noticeTold(departure, when)}`;
}

/** Who asked to leave reads when he leaves, and nothing of a start. */
function leavingNext(departure: Departure, when: When): string {
  const { requestedAt, leavingOn, settledFor } = departure;
  if (departure.isOwners)
    return t(
      "Le porteur du projet met fin à votre participation, au terme du préavis de ce que vous avez signé\u00a0: d’ici là rien ne change. Une question\u202f? Écrivez-lui, il peut y renoncer.",
    );
  if (settledFor !== undefined) {
    const settled = t("Votre départ est réglé pour le {{day}}\u00a0: d’ici là rien ne change.", {
      day: formatDate(settledFor),
    });
    if (when.letters > 0 && !when.isOwn) return lettersOfSettled(departure, settledFor, when);
    const change = when.isOwn
      ? t("Vous changez ce jour depuis votre espace, «\u00a0Mes participants\u00a0».")
      : t("Pour changer ce jour, ou pour rester, écrivez au porteur du projet.");
    return `${settled}${noticeTold(departure, when)} ${change}`;
  }
  const first = when.retractUntil === undefined || when.isOwn ? "" : `${retractFirst(when.retractUntil)} `;
  if (when.letters > 0 && !when.isOwn) return `${first}${lettersNext(departure, when)}`;
  const asked = t("Vous avez demandé, le {{requested}}, à partir le {{leaving}}.", {
    requested: formatDate(requestedAt),
    leaving: formatDate(leavingOn),
  });
  const next = when.isOwn
    ? t("Vous réglez ce départ depuis votre espace, «\u00a0Mes participants\u00a0».")
    : t("Le porteur du projet s’en occupe\u00a0; vous recevrez un e-mail quand ce sera fait.");
  return `${first}${asked}${noticeTold(departure, when)} ${next}`;
}

/** What ends it at once, without a letter, a notice or a cost: before whatever else he may do. */
const retractFirst = (until: string | null): string =>
  until === null
    ? t("Le plus simple\u00a0: «\u00a0Me rétracter\u00a0» met fin à tout aussitôt, sans frais ni lettre.")
    : t(
        "Le plus simple, jusqu’au {{day}} inclus\u00a0: «\u00a0Me rétracter\u00a0» met fin à tout aussitôt, sans frais ni lettre.",
        { day: formatDate(until) },
      );

/** Whose turn it is until his departure is settled. */
function leavingHead({
  isOwn,
  letters,
  retractUntil,
}: Pick<When, "isOwn" | "letters" | "retractUntil">): Pick<Standing, "title" | "actor" | "isYours"> {
  if (retractUntil !== undefined && !isOwn)
    return {
      title:
        retractUntil === null
          ? t("Rétractez-vous, sans frais")
          : t("Rétractez-vous, sans frais, jusqu’au {{day}}", { day: formatDate(retractUntil) }),
      actor: actors().holder,
      isYours: true,
    };
  if (letters > 0 && !isOwn) return { title: lettersTitle(letters), actor: actors().holder, isYours: true };
  return { title: t("Vous partez"), actor: isOwn ? actors().holder : actors().owner, isYours: false };
}

/**
 * What the state of an application becomes, once all is signed, by what is known besides: the holder asked to leave, or the
 * project, or a contract, has a start that the usual delay would promise too early.
 */
export function toldOnceSigned(
  {
    progress,
    departure,
    isOwn = false,
    letters = 0,
    retractUntil,
    ...starts
  }: Pick<ApplicationProgress, "progress" | "departure"> &
    Starts &
    Partial<Pick<When, "isOwn" | "letters" | "retractUntil">>,
  project: Announced | null,
  today = dayInParis(new Date()),
): (Pick<Standing, "next"> & Partial<Standing>) | null {
  const status = currentStatus(progress);
  if (!mayAskToLeave(status)) return null;
  if (departure)
    return {
      ...(departure.settledFor === undefined || (letters > 0 && !isOwn)
        ? leavingHead({ isOwn, letters, retractUntil })
        : {
            title: t("Vous partez le {{day}}", { day: formatDate(departure.settledFor) }),
            actor: null,
            isYours: false,
          }),
      next: leavingNext(departure, { isSharing: isInOperation(status), today, isOwn, letters, retractUntil }),
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
