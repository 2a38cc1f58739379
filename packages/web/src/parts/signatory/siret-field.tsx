import { Text, TextInput } from "@mantine/core";
import { siretWarning } from "@mec/domain/signatory";
import { inSiretGroups, withoutSpaces } from "../../ui/fields/digits.ts";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import { useGroupedInput } from "../../ui/fields/use-grouped-input.ts";

/** A SIRET, in groups while it is typed. A doubtful one shows a warning, never a refusal. */
export function SiretField({ value, onChange, ...field }: FieldProps<string>) {
  const grouped = useGroupedInput({ value, onChange, clean: withoutSpaces, format: inSiretGroups });
  return (
    <div>
      <TextInput
        {...field}
        {...grouped}
        inputMode="numeric"
        autoComplete="off"
        className="numbers"
        styles={{ wrapper: { maxWidth: 340 } }}
      />
      <Text size="sm" mt={4} role="status">
        {withoutSpaces(value).length === 14 ? siretWarning(value) : null}
      </Text>
    </div>
  );
}
