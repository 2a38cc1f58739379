import { documentCalls } from "@mec/api/document";
import { useClient } from "../../../platform/client.tsx";
import { followLink } from "../../../ui/files/follow-link.ts";
import type { DocumentLine } from "./rows.ts";

/** Downloads a document: the signed file when there is one. */
export function useDownload(projectId: string) {
  const call = useClient();
  return async ({ document: { signatureId } }: DocumentLine) => {
    if (signatureId === null) return;
    const query = { signatureRequestId: signatureId };
    await followLink(() => call(documentCalls.linkProjectDocument, { params: { id: projectId }, query }));
  };
}
