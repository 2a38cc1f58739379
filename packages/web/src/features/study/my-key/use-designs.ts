import { useDebouncedValue } from "@mantine/hooks";
import { studyCalls } from "@mec/api/study";
import type { RepartitionDesign } from "@mec/domain/study";
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../../../platform/client.tsx";

const pauseOfTyping = 400;

/** The keys that were chosen, newest first. */
export function useDesigns(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: ["project", projectId, "designs"],
    queryFn: ({ signal }) => call(studyCalls.listDesigns, { params: { id: projectId }, signal }),
  });
}

/** What the design would change, once the typing pauses; the former answer stays until the next has come. */
export function usePreview(projectId: string, typed: RepartitionDesign | null) {
  const call = useClient();
  const [design] = useDebouncedValue(typed, pauseOfTyping);
  const preview = useQuery({
    queryKey: ["project", projectId, "design-preview", design],
    queryFn: design
      ? ({ signal }) => call(studyCalls.previewDesign, { params: { id: projectId }, body: design, signal })
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...preview, isUpdating: preview.isFetching || design !== typed };
}

/** The key becomes the project's: its study, its coefficients and its page follow. */
export function useSaveDesign(projectId: string, onSaved: () => void) {
  const call = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RepartitionDesign) => call(studyCalls.saveDesign, { params: { id: projectId }, body }),
    onSuccess: async () => {
      onSaved();
      await queries.invalidateQueries({ queryKey: ["project", projectId] });
    },
  });
}
