import { TextInput } from "@mantine/core";
import { tidyHour } from "./digits.ts";
import type { FieldProps } from "./field-props.ts";

/** An hour of the 24-hour clock, HH:MM; "8h30" becomes "08:30" when the field loses the focus. */
export function HourField({ onChange, value, ...field }: FieldProps<string>) {
  return (
    <TextInput
      {...field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(tidyHour(value))}
      placeholder="20:00"
      inputMode="numeric"
      autoComplete="off"
      className="numbers"
      maw={120}
    />
  );
}
