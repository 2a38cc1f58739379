import { Card, NumberInput, Slider, Text } from "@mantine/core";
import { costOfDocuments, withoutSaleText } from "@mec/domain/service";
import { plural } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { documentedOf, mostConsumers, scaleFor, wholeCost } from "./comparison.ts";
import styles from "./service.module.css";
import { useAmountsDue } from "./use-amounts.ts";
import { useStatement } from "./use-services.ts";

interface Props {
  value: number;
  /** Of the owner's consumers, those who buy from themselves alone. */
  withoutSale: number;
  onChange: (consumers: number) => void;
}

const marksUpTo = (most: number) =>
  [1, Math.round(most / 4), Math.round(most / 2), Math.round((most * 3) / 4), most].map((value) => ({
    value,
    label: String(value),
  }));

/** The number of consumers for which prices are computed: typed, or set by a slider. */
export function ConsumerCount({ value, withoutSale, onChange }: Props) {
  // The slider's end follows typed numbers only: it must not move while the slider is dragged.
  const [most, setMost] = useState(scaleFor(value));
  const due = useAmountsDue();
  const { data: statement } = useStatement();
  const counted = statement?.reduce((sum, { amountExclTax }) => sum + amountExclTax, 0) ?? 0;
  const documented = documentedOf(value, withoutSale);
  const without = withoutSaleText(documented);
  function type(typed: number) {
    setMost(scaleFor(typed));
    onChange(typed);
  }
  return (
    <Card className={styles.count}>
      <NumberInput
        id="consumers"
        label={t("Mon nombre de consommateurs")}
        description={t("Le coût de chaque option s’affiche pour ce nombre.")}
        value={value}
        onChange={(typed) => typeof typed === "number" && type(typed)}
        min={1}
        max={mostConsumers}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
      />
      <Slider
        value={value}
        onChange={onChange}
        min={1}
        max={most}
        marks={marksUpTo(most)}
        label={null}
        thumbLabel={t("Mon nombre de consommateurs")}
        mb="lg"
      />
      <Text className={styles.whole}>
        {t(
          "Les documents de {{people}}{{without}}\u00a0: {{documents}}. Avec les données d’étude, facultatives\u00a0: {{whole}}.",
          {
            people: plural(value, t("consommateur"), t("consommateurs")),
            without: without && `, ${t(without)}`,
            documents: due(costOfDocuments(documented)),
            whole: due(wholeCost(documented)),
          },
        )}{" "}
        {counted > 0 && t("Déjà compté à ce jour\u00a0: {{amount}}.", { amount: due(counted) })}
      </Text>
    </Card>
  );
}
