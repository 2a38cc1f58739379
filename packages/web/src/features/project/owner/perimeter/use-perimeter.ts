import { projectCalls } from "@mec/api/project";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../../platform/client.tsx";
import { projectKey } from "../../../../ui/owner-space/index.ts";

/** Everyone's place in a project, and the true rule between those who are in. */
export function usePerimeter(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...projectKey(projectId), "perimeter"],
    queryFn: ({ signal }) => call(projectCalls.getPerimeter, { params: { id: projectId }, signal }),
  });
}
