import { documentCalls } from "@mec/api/document";
import { useFollowLink } from "../../../ui/files/follow-link.ts";
import type { DocumentLine } from "./rows.ts";

/** Downloads a document: the signed file when there is one. */
export function useDownload(projectId: string) {
  const follow = useFollowLink((call, signatureRequestId: string) =>
    call(documentCalls.linkProjectDocument, { params: { id: projectId }, query: { signatureRequestId } }),
  );
  return ({ document: { signatureId } }: DocumentLine) => {
    if (signatureId !== null) follow(signatureId);
  };
}
