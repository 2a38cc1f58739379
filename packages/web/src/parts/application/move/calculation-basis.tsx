import { Text } from "@mantine/core";
import type { PricePreview } from "@mec/api/study";
import { t } from "../../../platform/i18n.ts";
import { UnfoldedHelp } from "../../../ui/fields/unfolded-help.tsx";
import { TariffsChecked } from "../../study/tariffs-checked.tsx";
import { exemptionSourceText } from "./price-preview-words.ts";

type Told = Pick<PricePreview, "plannedText" | "withoutExemption"> & { readonly people: readonly unknown[] };

/** What the figures of a step rest on, folded: the short lines on plants to come and on the exemption stay beside them. */
export function CalculationBasis({ plannedText, withoutExemption, people }: Told) {
  return (
    <>
      {plannedText && (
        <Text size="sm" className="numbers">
          {plannedText}
        </Text>
      )}
      <UnfoldedHelp label={t("Sur quoi repose ce calcul")}>
        {withoutExemption !== null && <Text size="sm">{exemptionSourceText()}</Text>}
        <TariffsChecked isOfConsumer />
        <Text size="sm" c="dimmed">
          {people.length === 1
            ? t("Estimé comme sur la page du projet, selon sa consommation annuelle et son contrat.")
            : t("Estimé comme sur la page du projet, selon leur consommation annuelle et leur contrat.")}{" "}
          {t("Au-dessus de 36\u00a0kVA, la part de réseau est comptée comme à 36\u00a0kVA.")}
        </Text>
      </UnfoldedHelp>
    </>
  );
}
