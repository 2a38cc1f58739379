import { TextInput, type TextInputProps } from "@mantine/core";
import { t } from "../../platform/i18n.ts";

/** An e-mail address. Where it opens an account, `autoComplete` is "username": password managers keep it with the password. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput label={t("Adresse e-mail")} type="email" inputMode="email" autoComplete="email" {...props} />
  );
}
