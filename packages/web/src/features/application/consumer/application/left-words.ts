import {
  elsewhereText,
  hadBegun,
  isBeforeNotice,
  isInOperation,
  type LeftProject,
  meterOutText,
  neverBegins,
  neverBegunText,
  newestProgress,
  saleEndsBy,
} from "@mec/domain/application";
import { documentNames } from "@mec/domain/document";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { atTheLatest } from "../../../../parts/application/told-once-signed.ts";
import { t } from "../../../../platform/i18n.ts";

/** Which participation has ended, and when. */
export const leftTitle = ({ leftAt }: Pick<LeftProject, "leftAt">): string =>
  t("Participation terminée le {{day}}", { day: formatDate(leftAt) });

/** The end of a contract whose notice runs on after its place has left; null where it has run, or none is asked for. */
function noticeText({ departure, leftAt, progress }: LeftProject): string | null {
  const left = departure && { ...departure, settledFor: dayInParis(new Date(leftAt)) };
  if (left?.saleStartsOn !== undefined && neverBegins(left))
    return t(neverBegunText(left.saleStartsOn, "Votre"));
  if (!departure || !isBeforeNotice(departure)) return null;
  const end = saleEndsBy(departure);
  if (end <= dayInParis(new Date(leftAt))) return null;
  const isSharing = isInOperation(newestProgress(progress)?.status ?? "SIGNED");
  return t("Avec son préavis, {{notice}}.", { notice: atTheLatest(end, isSharing) });
}

/** The day that he had asked for, where he has left before it. */
const earlierText = ({ departure, leftAt }: LeftProject): string =>
  departure && departure.leavingOn > dayInParis(new Date(leftAt))
    ? ` ${t("Vous aviez demandé le {{day}}.", { day: formatDate(departure.leavingOn) })}`
    : "";

/** What has ended, what still binds or is due, and what all had signed: a sentence each. */
export function leftLines(left: LeftProject): string[] {
  const { projectName, signed, elsewhere = [], due } = left;
  const ofOthers = elsewhereText(elsewhere);
  const ended = t("Ce lieu ne participe plus à «\u00a0{{project}}\u00a0».", { project: projectName });
  const isSharing = hadBegun(newestProgress(left.progress), dayInParis(new Date(left.leftAt)));
  const kept = t("Vous gardez ce que tous ont signé\u00a0: {{documents}}.", {
    documents: documentNames(signed),
  });
  return [
    `${ended}${earlierText(left)}`,
    t(meterOutText("consumer", isSharing)),
    noticeText(left) ?? [],
    due ? t(due) : [],
    ofOthers ? t(ofOthers) : [],
    signed.length > 0 ? kept : [],
  ].flat();
}
