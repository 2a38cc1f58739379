import { useDebouncedValue } from "@mantine/hooks";
import { documentCalls } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RequestInput, useClient } from "../../../platform/client.tsx";
import { projectKey } from "../../../ui/owner-space/index.ts";

const pauseOfTyping = 400;

export type PaperDraft = RequestInput<typeof documentCalls.previewDocumentDraft>["body"];

/** The PDF of what is being typed, once the typing pauses; the former one stays until the next has come. */
export function useDraftPreview(projectId: string, kind: DocumentKind, typed: PaperDraft) {
  const call = useClient();
  // By its text: what is typed is a new object at each keystroke, whether it says something else or not.
  const text = JSON.stringify(typed);
  const [settled] = useDebouncedValue(text, pauseOfTyping);
  const preview = useQuery({
    queryKey: [...projectKey(projectId), "draft-preview", kind, settled],
    queryFn: ({ signal }) =>
      call(documentCalls.previewDocumentDraft, {
        params: { id: projectId, kind },
        body: JSON.parse(settled) as PaperDraft,
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return { ...preview, isUpdating: preview.isFetching || settled !== text };
}
