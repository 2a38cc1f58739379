import { projectCalls } from "@mec/api/project";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Client, emptyWhenSignedOut, useClient } from "../../platform/client.tsx";

export const projectKey = (id: string) => ["project", id] as const;

/** A project as its owner works on it; null when it is not one of this person's. */
export function ownProjectQuery(call: Client, id: string) {
  return queryOptions({
    queryKey: [...projectKey(id), "own"],
    queryFn: async ({ signal }) => {
      const projects = await emptyWhenSignedOut(call(projectCalls.listMyProjects, { signal }), []);
      return projects.find((project) => project.id === id) ?? null;
    },
  });
}

export function useOwnProject(id: string) {
  return useQuery(ownProjectQuery(useClient(), id));
}
