import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { centsOf, eurosOf } from "./cents.ts";
import type { FieldProps } from "./field-props.ts";

interface Props extends FieldProps<string> {
  /** After "c€/kWh": with or without tax. */
  tax: string;
}

/** A price per kWh, typed and shown in cents as in the whole app; the form holds it in euros. */
export function CentsField({ value, onChange, tax, description, ...field }: Props) {
  const [typed, setTyped] = useState({ cents: centsOf(value), euros: value });
  // A price typed here stays as it was typed; a price set from elsewhere is converted.
  const cents = typed.euros === value ? typed.cents : centsOf(value);
  function change(text: string) {
    const euros = eurosOf(text);
    setTyped({ cents: text, euros });
    onChange(euros);
  }
  const isTiny = /^0*[.,]\d*[1-9]/.test(cents.trim());
  return (
    <TextInput
      {...field}
      value={cents}
      onChange={(event) => change(event.currentTarget.value)}
      description={isTiny ? t("C’est moins d’un centime\u00a0: 0,12\u00a0€ s’écrit 12.") : description}
      inputMode="decimal"
      autoComplete="off"
      className="numbers"
      styles={{ wrapper: { maxWidth: 260 } }}
      rightSectionWidth={140}
      rightSection={
        <Text size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
          {t("c€/kWh {{tax}}", { tax })}
        </Text>
      }
    />
  );
}
