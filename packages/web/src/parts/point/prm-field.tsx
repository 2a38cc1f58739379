import { Text, TextInput } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import { digitsOf } from "../../ui/fields/digits.ts";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import { useGroupedInput } from "../../ui/fields/use-grouped-input.ts";
import { prmLength, prmText } from "./prm.ts";

/** A meter's 14 digits, shown in groups as bills print them. The value is the digits alone. */
export function PrmField({ label, description, value, onChange, ...field }: FieldProps<string>) {
  const grouped = useGroupedInput({
    value,
    onChange,
    clean: digitsOf,
    format: prmText,
  });
  return (
    <TextInput
      {...field}
      {...grouped}
      label={label ?? t("Numéro de PDL (ou PRM)")}
      description={description ?? t("14 chiffres")}
      placeholder={description ? undefined : t("Ex. : 16 123 456 789 012")}
      inputMode="numeric"
      autoComplete="off"
      className="numbers"
      styles={{ wrapper: { maxWidth: 340 } }}
      rightSectionWidth={64}
      rightSection={
        value.length !== prmLength && (
          <Text size="sm" c="dimmed" aria-hidden className="numbers">
            {value.length} / {prmLength}
          </Text>
        )
      }
    />
  );
}
