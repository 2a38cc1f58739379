import { documentCalls } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";
import type { RequestInput } from "../../../platform/client.tsx";
import { question } from "../../../platform/question.ts";
import { useLivePdf } from "../../../ui/pdf/use-live-pdf.ts";

export type PaperDraft = NonNullable<RequestInput<typeof documentCalls.previewDocumentDraft>["body"]>;

/** A preview of the paper with what is being typed. */
export function useDraftPreview(projectId: string, kind: DocumentKind, typed: PaperDraft) {
  return useLivePdf(typed, (body) =>
    question(documentCalls.previewDocumentDraft, { params: { id: projectId, kind }, body }),
  );
}
