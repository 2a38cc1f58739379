import { type ApplicationProgress, currentStatus, mayAskToLeave } from "@mec/domain/application";
import { monthText, type ProjectStage, startToCome } from "@mec/domain/project";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import type { Standing } from "./turns.ts";

interface Announced {
  readonly stage: ProjectStage;
  readonly expectedStart: string | null;
}

/** Who asked to leave reads that his departure comes next, and nothing of a start. */
const leavingNext = ({ requestedAt, leavingOn }: NonNullable<ApplicationProgress["departure"]>): string =>
  t(
    "Vous avez demandé, le {{requested}}, à partir le {{leaving}}. Le porteur du projet s’en occupe\u00a0; vous recevrez un e-mail quand ce sera fait.",
    { requested: formatDate(requestedAt), leaving: formatDate(leavingOn) },
  );

/**
 * What the state of an application becomes, once all is signed, by what is known besides: the holder asked to leave, or the
 * project announces a start that the usual delay would promise too early.
 */
export function toldOnceSigned(
  { progress, departure }: Pick<ApplicationProgress, "progress" | "departure">,
  project: Announced | null,
  today = dayInParis(new Date()),
): Pick<Standing, "next"> | null {
  const status = currentStatus(progress);
  if (!mayAskToLeave(status)) return null;
  if (departure) return { next: leavingNext(departure) };
  const month = status === "SIGNED" && project ? startToCome(project, today) : null;
  if (month === null) return null;
  return {
    next: t(
      "Tout est signé. Le projet doit démarrer en {{month}}\u00a0: vous recevrez un e-mail quand vous commencerez à partager l’électricité.",
      { month: monthText(month) },
    ),
  };
}
