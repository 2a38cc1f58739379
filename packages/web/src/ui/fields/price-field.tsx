import { Text, TextInput } from "@mantine/core";
import { priceText } from "@mec/domain/shared";
import { usePrices } from "../../platform/profile-type.ts";
import type { FieldProps } from "./field-props.ts";

interface Props extends Omit<FieldProps<string>, "onChange"> {
  /** What was typed, and the same in €/kWh without tax, as it is kept; null while it is not a price. */
  onChange: (typed: string, ht: number | null) => void;
}

/** A price per kWh, typed with or without tax as this visitor reads prices. */
export function PriceField({ onChange, ...field }: Props) {
  const { unit, kept } = usePrices();
  function change(typed: string) {
    const price = priceText.safeParse(typed);
    onChange(typed, price.success ? kept(price.data) : null);
  }
  return (
    <TextInput
      {...field}
      onChange={(event) => change(event.currentTarget.value)}
      inputMode="decimal"
      autoComplete="off"
      className="numbers"
      styles={{ wrapper: { maxWidth: 260 } }}
      rightSectionWidth={104}
      rightSection={
        <Text size="sm" c="dimmed">
          {unit}
        </Text>
      }
    />
  );
}
