import type { Applicant } from "@mec/api/application";
import { formatShortDate } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";

/** Since when a place shares: the day that the grid operator confirmed, which may be to come; of steps of a former release, that of the step. */
export function sinceText({ progress }: Pick<Applicant, "progress">, today: string): string {
  const start = progress.find(({ status }) => status === "EXPLOITATION");
  if (!start) return "–";
  const { startsOn } = start;
  if (startsOn === undefined) return formatShortDate(start.createdAt);
  return startsOn > today
    ? t("à partir du {{day}}", { day: formatShortDate(startsOn) })
    : formatShortDate(startsOn);
}
