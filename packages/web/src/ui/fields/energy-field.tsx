import { Text, TextInput } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import { inThousands } from "./digits.ts";
import type { FieldProps } from "./field-props.ts";
import { useGroupedInput } from "./use-grouped-input.ts";

const withoutSpaces = (typed: string): string => typed.replace(/\s/g, "");

/** kWh in a year, in thousands while they are typed. Pasted spaces are dropped; a comma stays, for the schema to refuse it with a reason. */
export function EnergyField({ label, value, onChange, ...field }: FieldProps<string>) {
  const grouped = useGroupedInput({ value, onChange, clean: withoutSpaces, format: inThousands });
  return (
    <TextInput
      {...field}
      {...grouped}
      label={label}
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
