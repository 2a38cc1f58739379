import { perimeterConditions } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

type Areas = Pick<ProjectOnPage, "area" | "borderArea" | "perimeter">;
type Corner = Areas["area"][number];

const isSame = (a: Corner, b: Corner | undefined) => a[0] === b?.[0] && a[1] === b[1];

/** What the drawn areas mean, which is the distance alone: where the perimeter asks for a kind of commune, no place in them is sure. */
export function areaText({ area, borderArea, perimeter }: Areas): string {
  if (borderArea.length === 0)
    return t("Les participants actuels sont trop éloignés les uns des autres pour en accueillir d’autres.");
  if (area.length === 0)
    return t(
      "Dans la zone claire, vous pouvez candidater\u00a0: la place des participants n’est connue ici qu’à 500\u00a0m près, et le porteur vérifiera.",
    );
  const sure =
    perimeterConditions[perimeter] === null
      ? t("Dans la zone verte, un nouveau participant a sa place.")
      : t("Dans la zone verte, la distance convient\u00a0; la commune doit convenir aussi.");
  return area.length === borderArea.length && area.every((corner, index) => isSame(corner, borderArea[index]))
    ? sure
    : `${sure} ${t("Dans la zone claire qui l’entoure, le porteur vérifiera\u00a0: la place des participants n’est connue ici qu’à 500\u00a0m près.")}`;
}
