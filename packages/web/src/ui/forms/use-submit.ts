import type { UseFormReturnType } from "@mantine/form";
import { type ReactNode, useRef, useState } from "react";
import { type Consequences, useConsequences } from "../../platform/act.ts";
import { type Client, frenchMessage, useClient } from "../../platform/client.tsx";
import { lockedText, showServerIssues } from "./use-schema-form.ts";

interface SendingOptions<V, O> extends Consequences<V, O> {
  /** Handles a particular refusal. @returns whether there is nothing more to say. */
  refused?: (error: unknown, values: V) => unknown;
  /** The message for a failure that concerns no field. */
  explain?: (error: unknown) => ReactNode;
}

export interface Sending<V> {
  /** Sends values that the form's rule accepts; resolves to whether it succeeded. */
  readonly onValid: (values: V) => Promise<boolean>;
  readonly failure: ReactNode;
  /** Why what was written cannot change now, and how it could. */
  readonly locked: string | null;
  readonly isPending: boolean;
}

/**
 * Sends the values of a form that another component holds, such as a step's: one sending at a time, and what
 * was typed stays.
 */
export function useSending<V, O>(
  send: (call: Client, values: V) => Promise<O>,
  { refused, explain = (error) => frenchMessage(error), ...consequences }: SendingOptions<V, O> = {},
): Sending<V> {
  const call = useClient();
  const draw = useConsequences();
  const isUnderWay = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [locked, setLocked] = useState<string | null>(null);

  async function attempt(values: V): Promise<boolean> {
    try {
      await draw(consequences, await send(call, values), values);
      return true;
    } catch (error) {
      const lock = lockedText(error);
      setLocked(lock);
      if (lock === null && !(await refused?.(error, values))) setFailure(explain(error));
      return false;
    }
  }

  async function onValid(values: V): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setPending(true);
    setFailure(null);
    setLocked(null);
    try {
      return await attempt(values);
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  }

  return { onValid, failure, locked, isPending };
}

interface Options<V, O> extends SendingOptions<V, O> {
  /** From a path of the API to the form's, where they differ. */
  rename?: (path: string, values: V, code: string) => string;
}

/** The props that `CheckedForm` takes from it: `<CheckedForm {...saving} submitLabel="…">`. */
export interface Submission<V extends Record<string, unknown>> extends Sending<V> {
  readonly form: UseFormReturnType<V>;
}

/**
 * The one way to submit a form. The server's refusals show beside the fields, or else beside the form; what
 * was typed stays.
 */
export function useSubmit<V extends Record<string, unknown>, O>(
  form: UseFormReturnType<V>,
  send: (call: Client, values: V) => Promise<O>,
  { rename, refused, ...options }: Options<V, O> = {},
): Submission<V> {
  const sending = useSending(send, {
    ...options,
    refused: async (error, values) =>
      (await refused?.(error, values)) ||
      showServerIssues(form, error, rename && ((path, code) => rename(path, values, code))),
  });
  return { form, ...sending };
}
