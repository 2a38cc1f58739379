import { type UseFormReturnType, useForm } from "@mantine/form";
import type * as z from "zod";
import { ApiError, isRefusal } from "../../platform/client.tsx";

/** The first message of each field, by its dotted path. */
function errorsOf(
  issues: readonly { path: PropertyKey[] | string; message: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = typeof path === "string" ? path : path.map(String).join(".");
    errors[name] ??= message;
  }
  return errors;
}

/**
 * A form validated by a domain schema: the same verdict and messages as the API's. Values are what the person
 * types; `schema.parse(form.values)` is what is stored.
 */
export function useSchemaForm<V extends Record<string, unknown>>(
  schema: z.ZodType,
  initialValues: V,
  onChange?: (values: V) => void,
): UseFormReturnType<V> {
  return useForm<V>({
    mode: "controlled",
    initialValues,
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
    validate: (values) => {
      const verdict = schema.safeParse(values);
      return verdict.success ? {} : errorsOf(verdict.error.issues);
    },
    ...(onChange ? { onValuesChange: onChange } : {}),
  });
}

/** The form's field for a path of the schema; for a path inside a field whose value is one text, that field. */
function fieldAt(values: Record<string, unknown>, path: string): string {
  const names = path.split(".");
  let value: unknown = values;
  const deepest = names.findIndex((name) => {
    value = (value as Record<string, unknown>)[name];
    return typeof value !== "object" || value === null;
  });
  return deepest === -1 ? path : names.slice(0, deepest + 1).join(".");
}

/** The messages of a refusal for the fields of this form, without those for fields that it does not have. */
export function fieldErrors(
  values: Record<string, unknown>,
  error: unknown,
  rename: (path: string, code: string) => string = (path) => path,
): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const issues = error.issues.map((issue) => ({ ...issue, path: rename(issue.path, issue.code) }));
  const asked = issues.filter(({ path }) => (path.split(".")[0] ?? "") in values);
  return errorsOf(asked.map((issue) => ({ ...issue, path: fieldAt(values, issue.path) })));
}

/**
 * Why an answer cannot change now, whatever is written, and how it could: nothing of the form is to be filled otherwise. Null of
 * another refusal.
 */
export const lockedText = (error: unknown): string | null =>
  error instanceof ApiError && isRefusal(error, "ADDRESS_BEING_SIGNED")
    ? (error.issues[0]?.message ?? null)
    : null;

/**
 * Shows the server's refusals beside the form's fields.
 * @param rename from a path of the API to the form's, where they differ.
 * @returns whether at least one field shows a message.
 */
export function showServerIssues<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  error: unknown,
  rename?: (path: string, code: string) => string,
): boolean {
  const errors = fieldErrors(form.values, error, rename);
  if (Object.keys(errors).length === 0) return false;
  form.setErrors(errors);
  return true;
}
