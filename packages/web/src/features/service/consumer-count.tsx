import { Card, NumberInput, Slider } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import { mostConsumers } from "./comparison.ts";
import styles from "./service.module.css";

interface Props {
  value: number;
  onChange: (consumers: number) => void;
}

const marks = [1, 14, 30, 45, mostConsumers].map((value) => ({ value, label: String(value) }));

/** For how many consumers the prices are computed: typed, or slid to. */
export function ConsumerCount({ value, onChange }: Props) {
  return (
    <Card className={styles.count}>
      <NumberInput
        id="consumers"
        label={t("Mon nombre de consommateurs")}
        description={t("Le coût de chaque option s’affiche pour ce nombre.")}
        value={value}
        onChange={(typed) => typeof typed === "number" && onChange(typed)}
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
        max={mostConsumers}
        marks={marks}
        label={null}
        thumbLabel={t("Mon nombre de consommateurs")}
        mb="lg"
      />
    </Card>
  );
}
