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
  /** Puts a few words each in one row, on a phone too. */
  isInOneRow?: boolean;
}

/** One answer among a few, each a card of its own. */
export function ChoiceField<V extends string>({
  id,
  choices,
  sideBySide,
  isInOneRow,
  onChange,
  ...group
}: Props<V>) {
  return (
    <Radio.Group {...group} name={id} onChange={(value) => onChange(value as V)} size="md">
      <div className={`${styles.options} ${isInOneRow ? styles.row : sideBySide ? styles.two : ""}`}>
        {choices.map((choice, index) => (
          <Radio
            {...choice}
            size={isInOneRow ? "sm" : "md"}
            key={choice.value}
            id={index === 0 ? id : `${id}-${choice.value}`}
            classNames={{ root: styles.option, label: styles.label, description: styles.description }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
