import { TextInput } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import { useGroupedInput } from "../../ui/fields/use-grouped-input.ts";
import { ibanCharactersOf, ibanInFours } from "./iban.ts";

/** A bank account's number, in groups of four while it is typed. The value is the characters alone. */
export function IbanField({ label, description, value, onChange, ...field }: FieldProps<string>) {
  const grouped = useGroupedInput({
    value,
    onChange,
    clean: ibanCharactersOf,
    format: ibanInFours,
  });
  return (
    <TextInput
      {...field}
      {...grouped}
      label={label ?? t("IBAN")}
      description={description ?? t("Par exemple FR76 3000 6000 0112 3456 7890 189")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="numbers"
      styles={{ wrapper: { maxWidth: 420 } }}
    />
  );
}
