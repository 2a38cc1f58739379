import { projectCalls } from "@mec/api/project";
import { useQuery } from "@tanstack/react-query";
import { projectKey } from "../../../../parts/project/own-project.ts";
import { useClient } from "../../../../platform/client.tsx";

/** Everyone's place in a project, and the true rule between those who are in. */
export function usePerimeter(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...projectKey(projectId), "perimeter"],
    queryFn: ({ signal }) => call(projectCalls.getPerimeter, { params: { id: projectId }, signal }),
  });
}
