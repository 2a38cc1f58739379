import { Text, TextInput } from "@mantine/core";
import { inThousands, withoutSpaces } from "./digits.ts";
import type { FieldProps } from "./field-props.ts";
import { useGroupedInput } from "./use-grouped-input.ts";

interface Props extends FieldProps<string> {
  unit: string;
  /** What is kept of a typed text. */
  clean?: (typed: string) => string;
}

/** A whole amount, in thousands while it is typed. Pasted spaces are dropped; a comma stays, for the schema to refuse it with a reason. */
export function ThousandsField({ value, onChange, unit, clean = withoutSpaces, ...field }: Props) {
  const grouped = useGroupedInput({ value, onChange, clean, format: inThousands });
  return (
    <TextInput
      {...field}
      {...grouped}
      inputMode="numeric"
      autoComplete="off"
      className="numbers"
      styles={{ wrapper: { maxWidth: 260 } }}
      rightSectionPointerEvents="none"
      rightSectionWidth={72}
      rightSection={
        <Text size="sm" c="dimmed">
          {unit}
        </Text>
      }
    />
  );
}
