import type { UnsignedContracts } from "@mec/api/document";
import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** "3 contrats de vente ne sont pas encore signés par tous". */
export const unsignedTitle = ({ count }: Pick<UnsignedContracts, "count">): string =>
  plural(
    count,
    t("contrat de vente n’est pas encore signé par tous"),
    t("contrats de vente ne sont pas encore signés par tous"),
  );

/** Who buys, and from whom. */
export const saleText = ({ buyer, sellers }: UnsignedContracts["contracts"][number]): string =>
  t("{{buyer}}, qui achète à {{sellers}}", {
    buyer,
    sellers: new Intl.ListFormat("fr-FR").format(sellers),
  });

/** How many there are besides those that are named; null where all are. */
export const othersText = (others: number): string | null =>
  others > 0 ? t("et {{others}}", { others: plural(others, t("autre"), t("autres")) }) : null;
