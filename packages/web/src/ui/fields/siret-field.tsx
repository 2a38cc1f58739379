import { TextInput } from "@mantine/core";
import { useState } from "react";
import { afterPress } from "./after-press.ts";
import { inSiretGroups, withoutSpaces } from "./digits.ts";
import { FieldDoubt } from "./field-doubt.tsx";
import type { FieldProps } from "./field-props.ts";
import { useGroupedInput } from "./use-grouped-input.ts";

interface Props extends FieldProps<string> {
  /** A doubt about what was typed, told beside it: never a refusal. */
  doubt: (identifier: string) => string | null;
  /** Whether it may be another register's, with letters and spaces of its own. */
  isAnyRegister?: boolean;
}

const isDigits = (text: string): boolean => /^[\d\s]*$/.test(text);

/** Of digits, which are a SIRET's; anything else stays as it is typed. */
const inDigits =
  (change: (digits: string) => string) =>
  (text: string): string =>
    isDigits(text) ? change(text) : text;

/**
 * A SIRET, in groups while it is typed, or another register's number. A doubt is told once all its digits are there, and
 * of fewer once they are left.
 */
export function SiretField({ value, onChange, onBlur, doubt, isAnyRegister = false, ...field }: Props) {
  const [isTyping, setTyping] = useState(false);
  const grouped = useGroupedInput({
    value,
    onChange: (typed) => {
      setTyping(true);
      onChange(typed);
    },
    clean: isAnyRegister ? inDigits(withoutSpaces) : withoutSpaces,
    format: isAnyRegister ? inDigits(inSiretGroups) : inSiretGroups,
  });
  const isWhole = withoutSpaces(value).length === 14;
  return (
    <div>
      <TextInput
        {...field}
        {...grouped}
        onBlur={() => {
          afterPress(() => setTyping(false));
          onBlur?.();
        }}
        inputMode={isAnyRegister ? "text" : "numeric"}
        autoComplete="off"
        className="numbers"
        styles={{ wrapper: { maxWidth: 340 } }}
      />
      <FieldDoubt told={field.error || (isTyping && !isWhole) ? null : doubt(value)} />
    </div>
  );
}
