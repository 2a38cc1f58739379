import { formatPercent, taxedPart } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

/** Where the sellers of a project differ: what its price with tax counts. */
export const mixedVatText = (vatRegime: number): string =>
  t(
    "Le prix compté est TTC, dont {{part}} des panneaux sans TVA\u00a0: c’est un prix moyen, selon la puissance de chacun. Tous produisent aux mêmes heures.",
    { part: formatPercent(1 - taxedPart(vatRegime)) },
  );
