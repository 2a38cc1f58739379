import { NumberInput, Text } from "@mantine/core";
import { priceText } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { eurosOf } from "../../../ui/fields/cents.ts";

interface Props {
  /** €/kWh without tax. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/**
 * The highest price that the visitor accepts, typed with or without tax as he reads prices; applied when he
 * leaves the field.
 */
export function PriceFilter({ value, onChange }: Props) {
  const prices = usePrices();
  const shown = value === undefined ? "" : Math.round(prices.shown(value) * 1e4) / 100;
  const [typed, setTyped] = useState<string | number>(shown);
  const [seen, setSeen] = useState(shown);
  if (shown !== seen) {
    setSeen(shown);
    setTyped(shown);
  }

  function apply() {
    const wanted = priceText.safeParse(eurosOf(String(typed)));
    const kept = wanted.success ? prices.kept(wanted.data) : undefined;
    if (kept !== value) onChange(kept);
    if (!wanted.success) setTyped("");
  }

  return (
    <NumberInput
      label={t("Prix maximum")}
      placeholder={t("15")}
      rightSection={
        <Text size="xs" c="dimmed">
          {t("c€/kWh {{tax}}", { tax: prices.tax })}
        </Text>
      }
      rightSectionWidth={92}
      aria-label={t("Prix maximum en c€/kWh {{tax}}", { tax: prices.tax })}
      value={typed}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={(event) => event.key === "Enter" && apply()}
      allowNegative={false}
      decimalScale={2}
      decimalSeparator=","
      allowedDecimalSeparators={[".", ","]}
      hideControls
      inputMode="decimal"
    />
  );
}
