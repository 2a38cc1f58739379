import type { UnsignedContracts } from "@mec/api/document";
import { documentNames } from "@mec/domain/document";
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

type Told<Part extends keyof UnsignedContracts> = NonNullable<UnsignedContracts[Part]>;

/** "2 installations n’ont pas tout signé". */
export const plantsTitle = ({ count }: Pick<Told<"plants">, "count">): string =>
  plural(count, t("installation n’a pas tout signé"), t("installations n’ont pas tout signé"));

/** "Toit de l’école : bulletin d’adhésion et accord de participation". */
export const plantText = ({ name, kinds }: Told<"plants">["plants"][number]): string =>
  t("{{name}}\u00a0: {{documents}}", { name, documents: documentNames(kinds) });

/** "3 participants n’ont signé aucun prix". */
export const unpricedTitle = ({ count }: Pick<Told<"unpriced">, "count">): string =>
  plural(count, t("participant n’a signé aucun prix"), t("participants n’ont signé aucun prix"));
