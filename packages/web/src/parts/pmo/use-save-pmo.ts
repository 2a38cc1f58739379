import type { UseFormReturnType } from "@mantine/form";
import { messages } from "@mec/domain/shared";
import { type Client, frenchMessage } from "../../platform/client.tsx";
import { type Submission, useSubmit } from "../../ui/forms/use-submit.ts";
import { projectAnswers } from "../project/own-project.ts";

interface Saving<V extends Record<string, unknown>, O> {
  projectId: string;
  form: UseFormReturnType<V>;
  send: (call: Client, values: V) => Promise<O>;
  /** What the toast says that the person would not see otherwise. */
  told?: (saved: O) => string | undefined;
  after?: (saved: O, values: V) => unknown;
  /** The form's path for an error about what was sent. */
  rename?: (path: string, values: V) => string;
}

/** Sends a form about the legal body, then reads again whatever shows it. */
export function useSavePmo<V extends Record<string, unknown>, O>({
  projectId,
  form,
  send,
  ...options
}: Saving<V, O>): Submission<V> {
  return useSubmit(form, send, {
    ...options,
    stale: projectAnswers(projectId),
    explain: (error) => frenchMessage(error, messages.projectDataFailed),
  });
}
