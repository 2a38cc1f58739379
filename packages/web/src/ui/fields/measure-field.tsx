import { Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { fieldOf } from "./field-props.ts";
import { type Doubt, DoubtLines } from "./meant-button.tsx";

interface Props<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  path: keyof V & string;
  label: string;
  description?: ReactNode;
  unit: string;
  /** What is asked of the figure, which is taken if it stays. */
  doubt?: Doubt | null;
  /** Takes what is typed, where another answer follows it. */
  onChange?: (typed: string) => void;
}

/** A figure and its unit. */
export function MeasureField<V extends Record<string, unknown>>({
  form,
  path,
  label,
  description,
  unit,
  doubt = null,
  onChange,
}: Props<V>) {
  const field = fieldOf(form, path);
  const change = onChange ?? field.onChange;
  return (
    <Stack gap={4}>
      <TextInput
        {...field}
        onChange={(event) => change(event.currentTarget.value)}
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
      <DoubtLines doubt={doubt} fieldId={path} onMeant={change} />
    </Stack>
  );
}
