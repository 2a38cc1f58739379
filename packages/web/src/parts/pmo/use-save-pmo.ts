import type { UseFormReturnType } from "@mantine/form";
import { messages } from "@mec/domain/shared";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage } from "../../platform/client.tsx";
import { showServerIssues } from "../../ui/forms/use-schema-form.ts";
import { projectKey } from "../project/own-project.ts";

interface Saving<V extends Record<string, unknown>> {
  projectId: string;
  form: UseFormReturnType<V>;
  send: (values: V) => Promise<unknown>;
  /** Where the form shows a fault of what was sent. */
  rename?: (path: string, values: V) => string;
}

/**
 * Sends what a form says of the legal body; what shows it is asked for anew. A refusal is shown beside its fields, or
 * told; what was typed stays.
 * @returns `save`, which answers whether it is kept, and what to say when it is not.
 */
export function useSavePmo<V extends Record<string, unknown>>({ projectId, form, send, rename }: Saving<V>) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);

  async function save(values: V): Promise<boolean> {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const isShown = showServerIssues(form, error, rename && ((path) => rename(path, values)));
      if (!isShown) setFailure(frenchMessage(error, messages.projectDataFailed));
      return false;
    }
    await queries.invalidateQueries({ queryKey: projectKey(projectId) });
    return true;
  }

  return { save, failure };
}
