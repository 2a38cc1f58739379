import { Alert } from "@mantine/core";
import { plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

/**
 * The same meter is registered by other accounts: at most one belongs to its holder. Shown without telling
 * who they are.
 */
export function MeterWarning({ others }: { others: number }) {
  if (others === 0) return null;
  return (
    <Alert color="sun" title={t("Ce PDL figure aussi chez un autre compte")}>
      {t(
        "Vérifiez-le avec la personne\u00a0: il est déclaré par {{others}}, et un même compteur ne peut être accepté qu’une fois.",
        { others: plural(others, t("autre compte"), t("autres comptes")) },
      )}
    </Alert>
  );
}
