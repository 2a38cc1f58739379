import { publicDistanceText } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

/** How far apart the two most distant participants are today: French counts what is below two as one, and metres are many. */
export function apartText(km: number): string {
  const distance = publicDistanceText(km);
  return km >= 1 && km < 2
    ? t("Aujourd’hui, {{distance}} les sépare.", { distance })
    : t("Aujourd’hui, {{distance}} les séparent.", { distance });
}
