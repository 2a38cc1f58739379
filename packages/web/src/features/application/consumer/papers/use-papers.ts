import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import { signatureCalls } from "@mec/api/signature";
import { messages } from "@mec/domain/shared";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { pointKey } from "../space/use-point.ts";

/** The three documents of a point, and where each stands. */
export function usePapers(pointId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...pointKey(pointId), "documents"],
    queryFn: ({ signal }) => call(documentCalls.getConsumerDocuments, { params: { id: pointId }, signal }),
  });
}

export type ReadableKind = "statutes" | "rules";

const readable = {
  statutes: { list: pmoCalls.listPointStatutes, link: pmoCalls.linkPointStatutes },
  rules: { list: pmoCalls.listPointInternalRules, link: pmoCalls.linkPointInternalRules },
} as const;

/** The statutes or the internal rules of the project that the point applied to. */
export function useReadableFiles(pointId: string, projectId: string, kind: ReadableKind) {
  const call = useClient();
  return useQuery({
    queryKey: [...pointKey(pointId), "readable", kind, projectId],
    queryFn: ({ signal }) =>
      call(readable[kind].list, { params: { id: pointId }, query: { projectId }, signal }),
  });
}

/** Follows a link that expires; the file is always handed as an attachment. */
function follow({ presignedUrl }: { presignedUrl: string }): void {
  window.location.assign(presignedUrl);
}

export function useOpenFile(pointId: string) {
  const call = useClient();
  return async (kind: ReadableKind, docId: string) => {
    try {
      follow(await call(readable[kind].link, { params: { id: pointId, docId } }));
    } catch (error) {
      notify({ message: frenchMessage(error, messages.projectDataFailed), color: "red" });
    }
  };
}

export function useDownloadPaper(pointId: string) {
  const call = useClient();
  return async (signatureRequestId: string) => {
    try {
      const query = { signatureRequestId };
      follow(await call(documentCalls.linkPointDocument, { params: { id: pointId }, query }));
    } catch (error) {
      notify({ message: frenchMessage(error), color: "red" });
    }
  };
}

const explain = (error: unknown): string =>
  error instanceof ApiError && error.message === "NOTHING_TO_SIGN"
    ? t("Rien n’attend votre signature pour le moment.")
    : frenchMessage(error);

/** Opens the page where the person signs all that waits, without going through the mail. */
export function useSignNow(pointId: string) {
  const call = useClient();
  return useMutation({
    mutationFn: () => call(signatureCalls.linkConsumerSignature, { params: { id: pointId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify({ message: explain(error), color: "red" }),
  });
}
