import { Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import type { SalesForm } from "./sales-form.ts";

interface Props {
  form: UseFormReturnType<SalesForm>;
  path: keyof SalesForm & string;
  label: string;
  description?: string;
  unit: string;
}

/** A figure and its unit. */
export function MeasureField({ form, path, label, description, unit }: Props) {
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
