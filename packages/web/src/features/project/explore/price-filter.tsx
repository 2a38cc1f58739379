import { NumberInput, Text } from "@mantine/core";
import { priceText } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";

interface Props {
  /** €/kWh without tax. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** The most that the visitor would pay, typed as he reads prices; applied when he leaves the field. */
export function PriceFilter({ value, onChange }: Props) {
  const prices = usePrices();
  const shown = value === undefined ? "" : prices.shown(value);
  const [typed, setTyped] = useState<string | number>(shown);
  const [seen, setSeen] = useState(shown);
  if (shown !== seen) {
    setSeen(shown);
    setTyped(shown);
  }

  function apply() {
    const wanted = priceText.safeParse(String(typed));
    const kept = wanted.success ? prices.kept(wanted.data) : undefined;
    if (kept !== value) onChange(kept);
    if (!wanted.success) setTyped("");
  }

  return (
    <NumberInput
      label={t("Prix maximum")}
      placeholder={t("0,15")}
      rightSection={
        <Text size="xs" c="dimmed">
          {prices.unit}
        </Text>
      }
      rightSectionWidth={84}
      aria-label={t("Prix maximum en {{unit}}", { unit: prices.unit })}
      value={typed}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={(event) => event.key === "Enter" && apply()}
      allowNegative={false}
      decimalScale={4}
      decimalSeparator=","
      allowedDecimalSeparators={[".", ","]}
      hideControls
      inputMode="decimal"
    />
  );
}
