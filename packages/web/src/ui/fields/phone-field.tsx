import { TextInput } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import { inGroups, phoneDigitsOf, phoneGroups } from "./digits.ts";
import type { FieldProps } from "./field-props.ts";
import { useGroupedInput } from "./use-grouped-input.ts";

/** A French phone number, shown in pairs while it is typed. The value keeps the spaces, as the domain stores it. */
export function PhoneField({ label, value, onChange, ...field }: FieldProps<string>) {
  const format = (digits: string) => inGroups(digits, phoneGroups);
  const grouped = useGroupedInput({
    value: phoneDigitsOf(value),
    onChange: (digits) => onChange(format(digits)),
    clean: phoneDigitsOf,
    format,
  });
  return (
    <TextInput
      {...field}
      {...grouped}
      label={label ?? t("Téléphone")}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      className="numbers"
      styles={{ wrapper: { maxWidth: 260 } }}
    />
  );
}
