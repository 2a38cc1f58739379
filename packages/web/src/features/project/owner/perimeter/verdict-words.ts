import type { PerimeterAnswer } from "@mec/api/project";
import type { Perimeter } from "@mec/domain/project";
import { t } from "../../../../platform/i18n.ts";

/** unmeasured: nobody breaks the rule, for want of two participants. */
type Verdict = "kept" | "broken" | "unmeasured";

export const verdictTitles: Record<Verdict, string> = {
  kept: "Votre périmètre est respecté",
  broken: "Votre périmètre est dépassé",
  unmeasured: "Rien à mesurer pour le moment",
};

export function verdictOf({ ok, greatestKm }: Pick<PerimeterAnswer, "ok" | "greatestKm">): Verdict {
  if (!ok) return "broken";
  return greatestKm === null ? "unmeasured" : "kept";
}

/** Why a smaller perimeter would do. */
export const smallerText = (km: Perimeter): string =>
  km === 2
    ? t("2\u00a0km suffiraient à vos participants\u00a0: ils ne demandent ni dérogation ni commune rurale.")
    : t(
        "{{km}}\u00a0km suffiraient à vos participants\u00a0: la règle y est plus souple, les communes périurbaines sont admises.",
        { km },
      );
