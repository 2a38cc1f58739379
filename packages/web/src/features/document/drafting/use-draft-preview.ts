import { documentCalls } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";
import type { RequestInput } from "../../../platform/client.tsx";
import { question } from "../../../platform/question.ts";
import { useLivePdf } from "../../../ui/pdf/use-live-pdf.ts";

export type DraftInput = NonNullable<RequestInput<typeof documentCalls.previewDocumentDraft>["body"]>;

/** A preview of the document with what is being typed. */
export function useDraftPreview(projectId: string, kind: DocumentKind, typed: DraftInput) {
  return useLivePdf(typed, (body) =>
    question(documentCalls.previewDocumentDraft, { params: { id: projectId, kind }, body }),
  );
}
