import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { afterPress } from "./after-press.ts";

/** What every field of ours takes. `id` is where the error summary's link leads. */
export interface FieldProps<V> {
  id: string;
  value: V;
  onChange: (value: V) => void;
  error?: ReactNode;
  label?: ReactNode;
  description?: ReactNode;
  autoFocus?: boolean;
  onBlur?: () => void;
}

/** The props of a form's field; its id is its path, so that the error summary finds it. */
export function fieldOf<V extends Record<string, unknown>>(form: UseFormReturnType<V>, path: string) {
  const { value, onChange, error, onFocus, onBlur } = form.getInputProps(path);
  return { id: path, value, onChange, error, onFocus, onBlur };
}

/** The same of a field that is judged as it is left, in the words of a refusal; what is still empty is no fault yet. */
export function fieldJudgedOnLeaving<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  path: string,
) {
  const field = fieldOf(form, path);
  return {
    ...field,
    onBlur: () => {
      field.onBlur?.();
      if (field.value) afterPress(() => void form.validateField(path));
    },
  };
}
