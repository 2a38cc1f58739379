import type { UseFormReturnType } from "@mantine/form";
import type { InformationPart } from "@mec/api";
import type { ReactNode } from "react";
import type * as z from "zod";
import type { Client } from "../../platform/client.tsx";
import { useDraft } from "../../platform/draft.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../ui/wizard/checked-form.tsx";
import { draftName } from "./drafts.ts";
import { useSavePmo } from "./use-save-pmo.ts";

/** What an editor receives from the page or section around it. */
export interface AroundEditor {
  projectId: string;
  onSaved: () => void;
  /** Other buttons, given a function that discards what was typed. */
  beside?: (discard: () => void) => ReactNode;
}

interface Props<F extends Record<string, unknown>, O = unknown> extends AroundEditor {
  part: Exclude<InformationPart, "files">;
  /** The stored values, as the form shows them. */
  kept: F;
  schema: z.ZodType;
  send: (call: Client, values: F) => Promise<O>;
  /** What is said of what was saved, beside showing it. */
  told?: (saved: O) => string | undefined;
  /** The form's path for an error about what was sent. */
  rename?: (path: string, values: F) => string;
  /** Whether part of what was typed is not sent yet, and so must stay in the draft. */
  keepsBack?: (values: F) => boolean;
  submitLabel: string;
  children: (form: UseFormReturnType<F>) => ReactNode;
}

/** A part of the legal body being typed: kept in the browser until it is saved. */
export function PartEditor<F extends Record<string, unknown>, O = unknown>(props: Props<F, O>) {
  const { part, projectId, kept, schema, onSaved, beside, submitLabel, children } = props;
  const { send, told, rename, keepsBack } = props;
  const [typed, update, discard] = useDraft<F>(draftName(part, projectId), kept);
  const form = useSchemaForm<F>(schema, typed, update);
  const saving = useSavePmo({
    projectId,
    form,
    send,
    ...(told && { told }),
    rename,
    after: (_, values) => {
      if (!keepsBack?.(values)) discard();
      onSaved();
    },
  });

  return (
    <CheckedForm {...saving} submitLabel={submitLabel} beside={beside?.(discard)}>
      {children(form)}
    </CheckedForm>
  );
}
