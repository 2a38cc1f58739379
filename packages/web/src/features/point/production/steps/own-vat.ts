import type { PriceAnswers } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";

/** What becomes of the VAT, beside an income that is told without it; nothing as long as the seller has not said his. */
export function ownVatText({ vatRegime }: Pick<PriceAnswers, "vatRegime">): string {
  if (vatRegime === "") return "";
  return vatRegime === "standard"
    ? t(
        "La TVA s’ajoute à votre prix\u00a0: vous la collectez, la reversez, et récupérez celle des panneaux.",
      )
    : t(
        "Vous n’ajoutez pas de TVA\u00a0: le prix est tout à vous, mais celle des panneaux ne se récupère pas.",
      );
}
