import { Alert } from "@mantine/core";
import type { PerimeterCheck } from "@mec/api/project";
import { type Perimeter, perimeterFaultsText } from "@mec/domain/project";
import { t } from "../../../../platform/i18n.ts";

/** Warns that the installation's address breaks the chosen perimeter's rule; it blocks nothing. */
export function PerimeterWarning({
  check,
  perimeter,
}: {
  check: PerimeterCheck | null;
  perimeter: Perimeter;
}) {
  if (!check || check.faults.length === 0) return null;
  const rule = { limitKm: perimeter, ground: "distance" } as const;
  return (
    <Alert color="sun" role="alert" title={t("Ce périmètre ne convient pas à votre installation")}>
      {t("Votre installation {{faults}}.", {
        faults: perimeterFaultsText(check.faults, rule, check.commune),
      })}{" "}
      {t("Choisissez un autre périmètre, ou publiez quand même si votre situation est différente.")}
    </Alert>
  );
}
