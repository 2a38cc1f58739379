import type { PublicProject } from "@mec/api/project";
import {
  bearerInSentence,
  hasRoom,
  isWhollyReserved,
  monthText,
  type PlaceVerdict,
  type PublicGauge,
  projectStageLabels,
  roomLevel,
  toComeOf,
} from "@mec/domain/project";
import { dayInParis, formatDate, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** ", production à venir comprise": what a figure counts that is not produced yet; "" where it counts nothing of it. */
export const toComeText = (gauge: PublicGauge): string =>
  ({ nothing: "", part: t(", production à venir comprise"), all: t(", production à venir") })[
    toComeOf(gauge)
  ];

type RoomOf = Pick<PublicProject, "gauge" | "numberOfConsumers">;

/** What is left for newcomers, in a word or two. */
const roomWords = (gauge: PublicGauge): string =>
  ({
    room: t("Encore de la place"),
    "almost-full": t("Presque complet"),
    full: isWhollyReserved(gauge) ? t("Complet") : t("Liste d’attente"),
    unknown: t("Production à venir"),
  })[roomLevel(gauge)];

export function roomText({ gauge, numberOfConsumers }: RoomOf): string {
  if (gauge.annualProductionKwh > 0 && roomLevel(gauge, numberOfConsumers) === "unknown")
    return t("Place à voir avec le porteur");
  if (isWhollyReserved(gauge)) return t("Complet\u00a0: liste d’attente");
  return roomWords(gauge) + (hasRoom(gauge) && gauge.annualProductionKwh > 0 ? toComeText(gauge) : "");
}

/**
 * The same on a project's own page, where it is known how many wait: "Complet : 13 candidatures attendent déjà"; undefined
 * where nothing is to say of them.
 */
export function waitingText({
  gauge,
  waitingCount: waiting,
}: {
  readonly gauge: PublicGauge;
  readonly waitingCount: number;
}): string | undefined {
  if (waiting > 0)
    return t("{{room}}\u00a0: {{waiting}} déjà", {
      room: roomWords(gauge),
      waiting: plural(waiting, t("candidature attend"), t("candidatures attendent")),
    });
  return isWhollyReserved(gauge) ? t("Complet\u00a0: personne n’attend encore") : undefined;
}

type Start = Pick<PublicProject, "stage" | "expectedStart" | "startsOn">;

function startText({ stage, expectedStart, startsOn = "" }: Start): string {
  if (startsOn > dayInParis(new Date())) return t("démarre le {{day}}", { day: formatDate(startsOn) });
  if (stage !== "running" && expectedStart) {
    return t("démarrage prévu en {{month}}", { month: monthText(expectedStart) });
  }
  return t(projectStageLabels[stage]).toLowerCase();
}

/** Whether a project tells a visitor what it would bring him: not to who is out of its reach. */
export const tellsSum = (verdict: PlaceVerdict | undefined): boolean => verdict !== "outside";

/** Whether our team knows that the one who is named stands behind it: anybody may type the name of a commune. */
const checkedText = ({ kind, name, isVerified }: NonNullable<PublicProject["bearer"]>): string => {
  if (isVerified) return t(" (vérifié)");
  return kind === "individual" && name === null ? "" : t(" (non vérifié)");
};

/** "Porté par la commune de Langouet (vérifié), démarrage prévu en juillet 2027", or that its owner has not said who he is. */
export const bearerText = (
  project: Start & Pick<PublicProject, "bearer">,
  start = startText(project),
): string =>
  project.bearer
    ? t("Porté par {{name}}, {{start}}", {
        name: bearerInSentence(project.bearer) + checkedText(project.bearer),
        start,
      })
    : t("Porteur pas encore présenté, {{start}}", { start });
