import { Radio } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./choice-field.module.css";
import type { FieldProps } from "./field-props.ts";

export interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

interface Props<V extends string> extends Omit<FieldProps<V | "">, "onChange" | "autoFocus"> {
  onChange: (value: V) => void;
  choices: readonly Choice<V>[];
  /** Puts short choices side by side. */
  sideBySide?: boolean;
}

/** One answer among a few, each a card of its own. */
export function ChoiceField<V extends string>({ id, choices, sideBySide, onChange, ...group }: Props<V>) {
  return (
    <Radio.Group {...group} name={id} onChange={(value) => onChange(value as V)} size="md">
      <div className={sideBySide ? `${styles.options} ${styles.two}` : styles.options}>
        {choices.map((choice, index) => (
          <Radio
            {...choice}
            size="md"
            key={choice.value}
            id={index === 0 ? id : `${id}-${choice.value}`}
            classNames={{ root: styles.option, label: styles.label, description: styles.description }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
