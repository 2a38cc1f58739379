import { documentCalls } from "@mec/api/document";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { notify } from "../../../platform/notify.tsx";
import type { DocumentLine } from "./rows.ts";

/** Asks for a link that expires, and follows it: the file is always handed as an attachment. */
export function useDownload(projectId: string) {
  const call = useClient();
  return async ({ document }: DocumentLine) => {
    if (document.signatureId === null) return;
    try {
      const { presignedUrl } = await call(documentCalls.linkProjectDocument, {
        params: { id: projectId },
        query: { signatureRequestId: document.signatureId },
      });
      window.location.assign(presignedUrl);
    } catch (error) {
      notify({ message: frenchMessage(error), color: "red" });
    }
  };
}
