import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import type { ApplicationReader } from "@mec/domain/application";
import { messages } from "@mec/domain/shared";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../../platform/client.tsx";
import { followLink } from "../../../../ui/files/follow-link.ts";
import { pointKey } from "../space/use-point.ts";

/** The three documents of a point, and where each stands. */
export function usePapers(pointId: string, reader: ApplicationReader = "holder") {
  const call = useClient();
  return useQuery({
    queryKey: [...pointKey(pointId), "documents"],
    // The owner follows them in his own space.
    enabled: reader !== "owner",
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

export function useOpenFile(pointId: string) {
  const call = useClient();
  return (kind: ReadableKind, docId: string) =>
    followLink(
      () => call(readable[kind].link, { params: { id: pointId, docId } }),
      messages.projectDataFailed,
    );
}

export function useDownloadPaper(pointId: string) {
  const call = useClient();
  return (signatureRequestId: string) =>
    followLink(() =>
      call(documentCalls.linkPointDocument, { params: { id: pointId }, query: { signatureRequestId } }),
    );
}
