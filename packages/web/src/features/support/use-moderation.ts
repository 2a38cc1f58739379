import { supportCalls } from "@mec/api/support";
import type { ModerationInput, ModerationStatus } from "@mec/domain/support";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../../platform/client.tsx";

const moderatedKey = ["moderated-projects"];

/** The projects of a status, those that wait longest first. */
export function useModeratedProjects(status: ModerationStatus) {
  const call = useClient();
  return useQuery({
    queryKey: [...moderatedKey, status],
    queryFn: ({ signal }) => call(supportCalls.listModeratedProjects, { query: { status }, signal }),
  });
}

/** A decision, told to the project's owner. */
export function useModerate(projectId: string) {
  const call = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ModerationInput) =>
      call(supportCalls.moderateProject, { params: { id: projectId }, body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: moderatedKey });
      await queries.invalidateQueries({ queryKey: ["public-projects"] });
    },
  });
}
