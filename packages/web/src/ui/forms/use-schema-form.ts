import { type UseFormReturnType, useForm } from "@mantine/form";
import type * as z from "zod";
import { ApiError } from "../../platform/client.tsx";

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
 * A form judged by a schema of the domain: the same verdict and the same message as the API's.
 * Values are what the person types; `schema.parse(form.values)` is what is kept.
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

/**
 * Shows what the server refused beside its fields.
 * @param rename from a path of the wire to the form's, where they differ.
 * @returns whether some field could take the blame.
 */
export function showServerIssues<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  error: unknown,
  rename: (path: string) => string = (path) => path,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const issues = error.issues.filter((issue) => issue.path !== "");
  if (issues.length === 0) return false;
  form.setErrors(errorsOf(issues.map((issue) => ({ ...issue, path: rename(issue.path) }))));
  return true;
}
