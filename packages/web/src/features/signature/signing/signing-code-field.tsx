import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { codeDigits, codePattern } from "@mec/domain/signature";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";
import { digitsOf } from "../../../ui/fields/digits.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import styles from "./signing.module.css";

export type CodeForm = { code: string };

export const codeSchema = z.object({
  code: z.string().regex(codePattern, { error: () => t("Le code compte 6 chiffres.") }),
});

/** What stands over a code that is not the one: nothing else on the page is to be filled in. */
export const codeErrorTitle = (): string => t("Vérifiez le code");

/** The six-digit code received by mail. */
export function SigningCodeField({ form }: { form: UseFormReturnType<CodeForm> }) {
  const { onChange, ...field } = fieldOf(form, "code");
  return (
    <TextInput
      {...field}
      onChange={(event) => onChange(digitsOf(event.currentTarget.value).slice(0, codeDigits))}
      label={t("Code à six chiffres")}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={styles.code}
    />
  );
}
