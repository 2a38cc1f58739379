import { type ChangeEvent, type RefObject, useLayoutEffect, useReducer, useRef } from "react";
import { caretAfter } from "./digits.ts";

interface Grouping {
  /** The stored value, without spaces. */
  value: string;
  onChange: (value: string) => void;
  clean: (typed: string) => string;
  format: (value: string) => string;
}

const without = (text: string, index: number) => text.slice(0, index) + text.slice(index + 1);

/** Deleting one of our spaces deletes the digit before or after it, by the key pressed. */
function afterDeletion(value: string, before: number, inputType: string | undefined): string {
  if (inputType === "deleteContentBackward") return without(value, before - 1);
  if (inputType === "deleteContentForward") return without(value, before);
  return value;
}

/** An input that shows its digits in groups while they are typed, the caret staying after the same digit. */
export function useGroupedInput({ value, onChange, clean, format }: Grouping): {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
} {
  const ref = useRef<HTMLInputElement>(null);
  const before = useRef<number | null>(null);
  const [, restore] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const input = ref.current;
    if (before.current !== null && input && input === document.activeElement) {
      const caret = caretAfter(input.value, before.current);
      input.setSelectionRange(caret, caret);
    }
    before.current = null;
  });
  return {
    ref,
    value: format(value),
    onChange: (event) => {
      const { value: typed, selectionStart } = event.currentTarget;
      const { inputType } = event.nativeEvent as InputEvent;
      const cleaned = clean(typed);
      const caret = clean(typed.slice(0, selectionStart ?? typed.length)).length;
      const deletedSpace = cleaned === value && typed.length < format(value).length;
      const next = deletedSpace ? afterDeletion(value, caret, inputType) : cleaned;
      before.current = deletedSpace && inputType === "deleteContentBackward" ? caret - 1 : caret;
      restore();
      if (next !== value) onChange(next);
    },
  };
}
