import { Alert, Checkbox, Stack } from "@mantine/core";
import { sgeConsentText } from "@mec/domain/point";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import styles from "./consent-field.module.css";

const lines = sgeConsentText.text.split("\n");

interface Props extends FieldProps<boolean> {
  /** Why the box, which was ticked, is not any more. */
  note?: ReactNode;
}

/** The consent to read a meter's data: its text whole, then a box that nobody ticks but the person. */
export function ConsentField({ id, value, onChange, error, label, note }: Props) {
  return (
    <Stack gap="md">
      <div className={styles.text} id={`${id}-text`}>
        {lines.map((line) => (
          <p key={line} className={line.startsWith("–") ? styles.item : undefined}>
            {line}
          </p>
        ))}
      </div>
      <div role="status">{note && <Alert color="sun">{note}</Alert>}</div>
      <Checkbox
        id={id}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        label={label ?? t("J’ai lu ce texte et je donne cette autorisation.")}
        aria-describedby={`${id}-text`}
      />
    </Stack>
  );
}
