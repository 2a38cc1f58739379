import { Alert, Button, Group, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { messages } from "@mec/domain/shared";
import { type ReactNode, useEffect, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { useAlone } from "../../platform/one-at-a-time.ts";
import { ErrorSummary } from "../forms/error-summary.tsx";
import type { Refused } from "../forms/refused-fields.ts";
import { listedErrors } from "./listed-errors.ts";
import { useErrorTitle } from "./use-error-title.ts";
import styles from "./wizard.module.css";

interface Props<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  /** Called with values that the form's rule accepts. While its promise is pending, the button shows it. */
  onValid: (values: V) => unknown;
  submitLabel: string;
  /** What went wrong after the form was sent; the typed values stay. */
  failure?: ReactNode;
  /** Why what was written cannot change now, and how it could. */
  locked?: string | null;
  /** What the server refused of this step, when it was sent with the others. */
  refused?: Refused | undefined;
  /** What stands over its errors, when it is no form to fill, such as a code's. */
  errorTitle?: string;
  /** What is sent cannot be undone: the button is red. */
  danger?: boolean;
  /** On a phone, the button stays at the foot of the screen until its own place is reached: the rest may be left out. */
  isAtHand?: boolean;
  /** A question is open over the form: nothing is sent before its answer. */
  isPaused?: boolean;
  /** Other buttons, beside the first. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What came of the sending, beside no field. */
const Outcome = ({ locked, failure }: { locked: string | null; failure: ReactNode }) => (
  <>
    {locked && (
      <Alert color="sun" role="alert" title={t("L’adresse attend la fin des signatures")}>
        {locked}
      </Alert>
    )}
    {failure && (
      <Alert color="red" role="alert" title={t("Cela n’a pas fonctionné")}>
        {failure}
      </Alert>
    )}
  </>
);

/** A form that is validated before it is sent: summary of errors, title, one button. A field's id is its path. */
export function CheckedForm<V extends Record<string, unknown>>({
  form,
  onValid,
  submitLabel,
  failure,
  locked = null,
  refused = {},
  errorTitle,
  danger = false,
  isAtHand = false,
  isPaused = false,
  beside,
  children,
}: Props<V>) {
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  const hasErrors = Object.keys(form.errors).length > 0;
  useErrorTitle(attempt > 0 && hasErrors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whose text says whether it is another
  useEffect(() => {
    if (Object.keys(refused).length === 0) return;
    form.setErrors(refused);
    setAttempt((count) => count + 1);
  }, [JSON.stringify(refused)]);

  const send = useAlone(async (values: V) => {
    setPending(true);
    try {
      await onValid(values);
    } finally {
      setPending(false);
      setAttempt((count) => count + 1);
    }
  });

  return (
    <form noValidate onSubmit={form.onSubmit(send, () => setAttempt((count) => count + 1))}>
      <Stack gap="xl" className={styles.parts}>
        <ErrorSummary errors={listedErrors(form.errors)} attempt={attempt} title={errorTitle} />
        {children}
        <Outcome {...{ locked, failure }} />
        <Group className={isAtHand ? `${styles.actions} ${styles.atHand}` : styles.actions}>
          <Button
            type="submit"
            {...(danger && { color: "red.9" })}
            aria-disabled={pending}
            data-disabled={pending || undefined}
          >
            {pending && !isPaused ? messages.loading : submitLabel}
          </Button>
          {beside}
        </Group>
      </Stack>
    </form>
  );
}
