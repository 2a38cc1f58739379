import { Stack, Text, TextInput } from "@mantine/core";
import { typedPriceDoubt } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { centsOf, eurosOf } from "./cents.ts";
import type { FieldProps } from "./field-props.ts";
import { MeantButton } from "./meant-button.tsx";

interface Props extends FieldProps<string> {
  /** After "c€/kWh": with or without tax. */
  tax: string;
  /** A price that one asks: a very low one is asked about, and taken. */
  isSale?: boolean;
}

/**
 * A price per kWh, typed and shown in cents as in the whole app; the form holds it in euros. One in another unit is asked
 * about, and corrected in one tap.
 */
export function CentsField({ value, onChange, tax, description, error, isSale = false, ...field }: Props) {
  const [typed, setTyped] = useState({ cents: centsOf(value), euros: value });
  // A price typed here stays as it was typed; a price set from elsewhere is converted.
  const cents = typed.euros === value ? typed.cents : centsOf(value);
  function change(text: string) {
    const euros = eurosOf(text);
    setTyped({ cents: text, euros });
    onChange(euros);
  }
  const doubt = typedPriceDoubt(value);
  const isRefused = doubt !== null && (doubt.isHigh || !isSale);
  return (
    <Stack gap={4}>
      <TextInput
        {...field}
        value={cents}
        onChange={(event) => change(event.currentTarget.value)}
        description={doubt && !isRefused ? doubt.question : description}
        error={isRefused ? doubt.question : error}
        inputMode="decimal"
        autoComplete="off"
        className="numbers"
        styles={{ wrapper: { maxWidth: 260 } }}
        rightSectionPointerEvents="none"
        rightSectionWidth={140}
        rightSection={
          <Text size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            {t("c€/kWh {{tax}}", { tax })}
          </Text>
        }
      />
      <MeantButton fieldId={field.id} meant={doubt?.cents ?? null} onMeant={change} />
    </Stack>
  );
}
