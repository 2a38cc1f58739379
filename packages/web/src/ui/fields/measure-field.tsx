import { Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { fieldOf } from "./field-props.ts";

interface Props<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  path: keyof V & string;
  label: string;
  description?: ReactNode;
  unit: string;
}

/** A figure and its unit. */
export function MeasureField<V extends Record<string, unknown>>({
  form,
  path,
  label,
  description,
  unit,
}: Props<V>) {
  return (
    <TextInput
      {...fieldOf(form, path)}
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      className="numbers"
      styles={{ wrapper: { maxWidth: 260 } }}
      rightSectionWidth={24 + 8 * unit.length}
      rightSection={
        <Text size="sm" c="dimmed">
          {unit}
        </Text>
      }
    />
  );
}
