import { Text, TextInput } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import type { FieldProps } from "./field-props.ts";

/** kWh in a year, as typed. Pasted spaces are dropped; a comma stays, for the schema to refuse it with a reason. */
export function EnergyField({ label, onChange, ...field }: FieldProps<string>) {
  return (
    <TextInput
      {...field}
      label={label}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s/g, ""))}
      inputMode="numeric"
      autoComplete="off"
      className="numbers"
      styles={{ wrapper: { maxWidth: 260 } }}
      rightSectionWidth={72}
      rightSection={
        <Text size="sm" c="dimmed">
          {t("kWh/an")}
        </Text>
      }
    />
  );
}
