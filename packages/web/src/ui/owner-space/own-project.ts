import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, type Client, emptyWhenSignedOut, useClient } from "../../platform/client.tsx";

export const projectKey = (id: string) => ["project", id] as const;

/** A project as its owner works on it; null when it is not one of this person's. */
function ownProjectQuery(call: Client, id: string) {
  return queryOptions({
    queryKey: [...projectKey(id), "own"],
    queryFn: async ({ signal }) => {
      const projects = await emptyWhenSignedOut(call(projectCalls.listMyProjects, { signal }), []);
      return projects.find((project) => project.id === id) ?? null;
    },
  });
}

/** A project as its space shows it: to its owner, or to the support team, which only reads. */
export type ProjectOfSpace = ProjectAnswer & { readonly isReadOnly: boolean };

/** @returns null when it is neither one of this person's nor one that he may read. */
async function readForSupport(call: Client, id: string, signal: AbortSignal): Promise<ProjectOfSpace | null> {
  try {
    const { reader, ...project } = await call(projectCalls.getProject, { params: { id }, query: {}, signal });
    return reader === "support" ? { ...project, isReadOnly: true } : null;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.statusCode)) return null;
    throw error;
  }
}

export function useProjectToShow(id: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...projectKey(id), "space"],
    queryFn: async ({ client, signal }): Promise<ProjectOfSpace | null> => {
      const own = await client.fetchQuery({ ...ownProjectQuery(call, id), staleTime: 0 });
      return own ? { ...own, isReadOnly: false } : readForSupport(call, id, signal);
    },
  });
}

export function useOwnProject(id: string) {
  return useQuery(ownProjectQuery(useClient(), id));
}
