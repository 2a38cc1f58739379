import { NumberInput, Text } from "@mantine/core";
import { priceText } from "@mec/domain/shared";
import { useState } from "react";
import { useOwnPrices } from "../../../parts/point/dossier/use-own-prices.ts";
import { t } from "../../../platform/i18n.ts";
import { eurosOf } from "../../../ui/fields/cents.ts";
import { highestShown, highestTyped, type PriceFilters } from "./highest-price.ts";

interface Props {
  filters: PriceFilters;
  onChange: (filters: PriceFilters) => void;
}

/**
 * The highest price that the visitor accepts, typed with or without tax as he reads prices; applied when he
 * leaves the field.
 */
export function PriceFilter({ filters, onChange }: Props) {
  const prices = useOwnPrices();
  const value = highestShown(filters, prices.profileType);
  const shown = value === undefined ? "" : Math.round(value * 1e4) / 100;
  const [typed, setTyped] = useState<string | number>(shown);
  const [seen, setSeen] = useState(shown);
  if (shown !== seen) {
    setSeen(shown);
    setTyped(shown);
  }

  function apply() {
    const wanted = priceText.safeParse(eurosOf(String(typed)));
    const highest = wanted.success ? wanted.data : undefined;
    if (highest !== value) onChange(highestTyped(highest, prices.profileType));
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
