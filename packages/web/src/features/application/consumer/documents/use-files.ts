import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import { messages } from "@mec/domain/shared";
import { useAnswer } from "../../../../platform/answer.ts";
import { useFollowLink } from "../../../../ui/files/follow-link.ts";

export type ReadableKind = "statutes" | "rules";

const readable = {
  statutes: { list: pmoCalls.listPointStatutes, link: pmoCalls.linkPointStatutes },
  rules: { list: pmoCalls.listPointInternalRules, link: pmoCalls.linkPointInternalRules },
} as const;

/** The statutes or the internal rules of the project that the point applied to. */
export function useReadableFiles(pointId: string, projectId: string, kind: ReadableKind) {
  return useAnswer(readable[kind].list, { params: { id: pointId }, query: { projectId } });
}

export function useOpenFile(pointId: string) {
  return useFollowLink(
    (call, { kind, docId }: { kind: ReadableKind; docId: string }) =>
      call(readable[kind].link, { params: { id: pointId, docId } }),
    messages.projectDataFailed,
  );
}

export function useDownloadDocument(pointId: string) {
  return useFollowLink((call, signatureRequestId: string) =>
    call(documentCalls.linkPointDocument, { params: { id: pointId }, query: { signatureRequestId } }),
  );
}
