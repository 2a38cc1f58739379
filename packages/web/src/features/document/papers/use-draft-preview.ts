import { documentCalls } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";
import { projectKey } from "../../../parts/project/own-project.ts";
import { type RequestInput, useClient } from "../../../platform/client.tsx";
import { useLivePdf } from "../../../ui/pdf/use-live-pdf.ts";

export type PaperDraft = NonNullable<RequestInput<typeof documentCalls.previewDocumentDraft>["body"]>;

/** The paper with what is being typed. */
export function useDraftPreview(projectId: string, kind: DocumentKind, typed: PaperDraft) {
  const call = useClient();
  return useLivePdf({
    key: [...projectKey(projectId), "draft-preview", kind],
    typed,
    make: (body, signal) =>
      call(documentCalls.previewDocumentDraft, { params: { id: projectId, kind }, body, signal }),
  });
}
