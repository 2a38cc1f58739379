import { TextInput } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import { useGroupedInput } from "../../ui/fields/use-grouped-input.ts";
import { rnaCharactersOf, rnaLength, rnaOf } from "./rna.ts";
import styles from "./rna-field.module.css";

const places = Array.from({ length: rnaLength }, (_, place) => place);

/**
 * An association's number: a fixed W, then nine boxes. They are drawn behind a single field, so that typing,
 * pasting, selecting and screen readers work as usual.
 */
export function RnaField({ label, description, value, onChange, ...field }: FieldProps<string>) {
  const characters = rnaCharactersOf(value);
  const grouped = useGroupedInput({
    value: characters,
    onChange: (typed) => onChange(rnaOf(typed)),
    clean: rnaCharactersOf,
    format: (kept) => kept,
  });
  return (
    <TextInput
      {...field}
      {...grouped}
      label={label ?? t("Numéro RNA")}
      description={
        description ?? t("W, déjà écrit, puis les 9\u00a0caractères que porte le récépissé de la préfecture")
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      variant="unstyled"
      classNames={{ wrapper: styles.wrapper, input: styles.input }}
      inputContainer={(input) => (
        <div className={styles.line} data-error={Boolean(field.error) || undefined}>
          <span aria-hidden className={styles.letter}>
            W
          </span>
          <div className={styles.boxes}>
            {places.map((place) => (
              <span
                key={place}
                aria-hidden
                className={styles.box}
                data-next={place === Math.min(characters.length, rnaLength - 1) || undefined}
              />
            ))}
            {input}
          </div>
        </div>
      )}
    />
  );
}
