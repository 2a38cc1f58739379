import { radiusOfZoom } from "@mec/domain/address";
import { formatDistance, formatNumber, messages, plural, withDe } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { type ExploreSearch, townOfLabel } from "./search-state.ts";
import type { ExploreStart } from "./start.ts";

/** The page's heading: the town being searched, whose field beside it says the whole address. */
export function titleOf(search: ExploreSearch, start: ExploreStart): string {
  if (search.label) return t("Projets près {{ofPlace}}", { ofPlace: withDe(townOfLabel(search.label)) });
  if (search.centre) return t("Projets dans cette zone");
  if (start.kind === "department") {
    return t("Projets pour partager l’électricité\u00a0: {{name}}", { name: start.department.name });
  }
  return t("Trouver un projet près de chez vous");
}

/** What the list holds, in one line. */
export function summaryOf(
  projects: readonly unknown[] | undefined,
  hasMore: boolean,
  search: ExploreSearch,
  error: unknown,
  eligibleCount = 0,
): string {
  if (error) return t("La liste n’est pas disponible");
  if (!projects) return messages.loading;
  const count = plural(projects.length, t("projet"), t("projets"));
  if (search.eligible) return t("{{count}} à la portée de cette adresse", { count });
  if (!search.centre) {
    return hasMore ? t("Les {{count}} les plus récents", { count }) : count;
  }
  if (hasMore) return t("Les {{count}} les plus proches", { count });
  const distance = formatDistance(radiusOfZoom(search.zoom) / 1000);
  const around = t("{{count}} à moins de {{distance}}", { count, distance });
  return eligibleCount > projects.length
    ? t("{{around}}, {{reached}} à votre portée", { around, reached: formatNumber(eligibleCount) })
    : around;
}
