import { type CommuneFacts, densityLabels } from "@mec/domain/address";
import { type Perimeter, widestPerimeter } from "@mec/domain/project";
import { t } from "../../../../platform/i18n.ts";

export interface CommunePerimeter {
  readonly text: string;
  /** Whether the chosen perimeter is wider than the commune admits. */
  readonly isTooWide: boolean;
}

/** What the project's own commune admits, beside the perimeter that is being chosen; null when its density is not known. */
export function communePerimeter(
  { name, density }: Pick<CommuneFacts, "name" | "density">,
  chosen: Perimeter,
): CommunePerimeter | null {
  const widest = widestPerimeter({ density });
  if (density === null || widest === null) return null;
  const isTooWide = chosen > widest;
  const classed = t("{{name}} est classée «\u00a0{{density}}\u00a0»", {
    name,
    density: t(densityLabels[density]),
  });
  const values = { classed, widest, chosen };
  if (isTooWide) {
    return {
      text: t(
        "{{classed}}\u00a0: un périmètre de {{chosen}}\u00a0km n’y est pas admis, {{widest}}\u00a0km au plus.",
        values,
      ),
      isTooWide,
    };
  }
  return {
    text:
      widest === 2
        ? t("{{classed}}\u00a0: le périmètre y est de 2\u00a0km.", values)
        : t("{{classed}}\u00a0: {{widest}}\u00a0km y sont possibles.", values),
    isTooWide,
  };
}
