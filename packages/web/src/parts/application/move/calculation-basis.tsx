import { Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import { UnfoldedHelp } from "../../../ui/fields/unfolded-help.tsx";
import { TariffsChecked } from "../../study/tariffs-checked.tsx";
import { exemptionSourceText } from "./price-preview-words.ts";

/** What the figures of a step rest on, folded: the short line on the exemption stays beside them. */
export function CalculationBasis({ hasOtherCase, count }: { hasOtherCase: boolean; count: number }) {
  return (
    <UnfoldedHelp label={t("Sur quoi repose ce calcul")}>
      {hasOtherCase && <Text size="sm">{exemptionSourceText()}</Text>}
      <TariffsChecked isOfConsumer />
      <Text size="sm" c="dimmed">
        {count === 1
          ? t("Estimé comme sur la page du projet, selon sa consommation annuelle et son contrat.")
          : t("Estimé comme sur la page du projet, selon leur consommation annuelle et leur contrat.")}{" "}
        {t("Au-dessus de 36\u00a0kVA, la part de réseau est comptée comme à 36\u00a0kVA.")}
      </Text>
    </UnfoldedHelp>
  );
}
