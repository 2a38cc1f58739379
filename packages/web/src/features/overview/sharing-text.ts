import type { ProjectOverview } from "@mec/api/overview";
import { formatDate, madeOnce } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

const monthFormat = madeOnce(
  () => new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** Since when electricity is shared, and when its owner will know how it was. */
export function sharingText({ since, firstSharesIn }: NonNullable<ProjectOverview["sharing"]>): string {
  const day = formatDate(since);
  return firstSharesIn === null
    ? t("Partagé depuis le {{day}}.", { day })
    : t(
        "Partagé depuis le {{day}}\u00a0; première répartition attendue du gestionnaire du réseau courant {{month}}.",
        {
          day,
          month: monthFormat().format(new Date(firstSharesIn)),
        },
      );
}
