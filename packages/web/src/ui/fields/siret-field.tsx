import { Alert, TextInput } from "@mantine/core";
import { inSiretGroups, withoutSpaces } from "./digits.ts";
import type { FieldProps } from "./field-props.ts";
import { useGroupedInput } from "./use-grouped-input.ts";

interface Props extends FieldProps<string> {
  /** A doubt about a whole number, told beside it: never a refusal. */
  doubt: (siret: string) => string | null;
}

/** A SIRET, in groups while it is typed. */
export function SiretField({ value, onChange, doubt, ...field }: Props) {
  const grouped = useGroupedInput({ value, onChange, clean: withoutSpaces, format: inSiretGroups });
  const told = withoutSpaces(value).length === 14 ? doubt(value) : null;
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
      <FieldDoubt told={told} />
    </div>
  );
}

/** Under a field: a doubt that refuses nothing. */
export const FieldDoubt = ({ told }: { told: string | null }) => (
  <div role="status">
    {told && (
      <Alert color="sun" mt="xs" p="sm" maw={340}>
        {told}
      </Alert>
    )}
  </div>
);
