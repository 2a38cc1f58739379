import { t } from "../../platform/i18n.ts";

/** What a buyer answered, as he signed, of the beginning of his supply. */
export const supplyAnswer = (isAsked: boolean): string =>
  isAsked
    ? t(
        "Demandé en signant\u00a0: que la fourniture commence avant la fin du délai de rétractation. En cas de rétractation ensuite, l’électricité fournie jusque-là est à payer.",
      )
    : t("Pas demandé en signant\u00a0: une fourniture avant la fin du délai de rétractation.");
