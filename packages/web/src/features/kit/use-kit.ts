import { kitCalls } from "@mec/api/kit";
import { useQuery } from "@tanstack/react-query";
import { ApiError, useClient } from "../../platform/client.tsx";

/** What a kit is made from; null when there is no such project, or none that this person may read. */
export function useKit(projectId: string | null | undefined) {
  const call = useClient();
  return useQuery({
    queryKey: ["public-projects", "kit", projectId ?? ""],
    enabled: projectId !== undefined,
    queryFn: async ({ signal }) => {
      try {
        return await call(kitCalls.getKit, { query: projectId ? { projectId } : {}, signal });
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.statusCode)) return null;
        throw error;
      }
    },
  });
}
