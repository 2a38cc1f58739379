import { TextInput } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import type { FieldProps } from "../../../ui/fields/field-props.ts";

/** The six digits of an authenticator app. */
export function CodeField({ label, ...field }: FieldProps<string>) {
  return (
    <TextInput
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      label={label ?? t("Code à 6 chiffres")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maw={200}
    />
  );
}
