import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { useQuery } from "@tanstack/react-query";
import { ownProjectQuery, projectKey } from "../../../parts/project/own-project.ts";
import { ApiError, type Client, useClient } from "../../../platform/client.tsx";

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
