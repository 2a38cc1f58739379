import { Button, Group, Input, Text } from "@mantine/core";
import { placeholder } from "@mec/domain/project";
import { formatNumber, plural } from "@mec/domain/shared";
import { useRef } from "react";
import { t } from "../../../../platform/i18n.ts";
import type { FieldProps } from "../../../../ui/fields/field-props.ts";
import styles from "./description-field.module.css";
import { markedParts, nextPlaceholder } from "./marked-text.ts";

const most = 1200;

/** The text again, under the typed one, with the placeholders highlighted. */
function Mirror({ parts }: { parts: ReturnType<typeof markedParts> }) {
  return (
    <div className={styles.mirror} aria-hidden>
      {parts.map(({ text, at, isPlaceholder }) =>
        isPlaceholder ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
      {/* A last empty line has no height without a character. */}
      {"\u200b"}
    </div>
  );
}

function LengthCount({ id, length }: { id: string; length: number }) {
  return (
    <Text size="sm" c={length > most ? "red.9" : "dimmed"} className="numbers" id={id}>
      {t("{{count}} caractères sur {{most}}", { count: formatNumber(length), most: formatNumber(most) })}
    </Text>
  );
}

/** The project's text: the template's placeholders are highlighted, and a button goes to the next one. */
export function DescriptionField({ id, value, onChange, error, label, description }: FieldProps<string>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const parts = markedParts(value);
  const remaining = parts.filter(({ isPlaceholder }) => isPlaceholder).length;

  function goToNext() {
    const start = nextPlaceholder(value, area.current?.selectionEnd ?? 0);
    if (start === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(start, start + placeholder.length);
  }

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      size="md"
      descriptionProps={{ id: `${id}-description` }}
      errorProps={{ id: `${id}-error`, mt: 8 }}
    >
      <div className={styles.box} data-error={Boolean(error) || undefined}>
        <Mirror parts={parts} />
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-description ${id}-count${error ? ` ${id}-error` : ""}`}
        />
      </div>
      <Group justify="space-between" mt={6} gap="sm">
        <LengthCount id={`${id}-count`} length={value.trim().length} />
        {remaining > 0 && (
          <Button variant="light" size="compact-md" onClick={goToNext}>
            {t("{{remaining}} à compléter\u00a0: aller au suivant", {
              remaining: plural(remaining, t("passage"), t("passages")),
            })}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
