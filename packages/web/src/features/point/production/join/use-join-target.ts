import { publicProjectCalls } from "@mec/api/project";
import { useQuery } from "@tanstack/react-query";
import { ApiError, type Client, useClient } from "../../../../platform/client.tsx";
import { usePoints, useSession } from "../../../../platform/session.ts";

export interface JoinTarget {
  readonly id: string;
  readonly name: string;
  /** One's own project takes the point at once; another's has to accept it. */
  readonly isMine: boolean;
}

async function readName(call: Client, id: string, signal: AbortSignal): Promise<string | null> {
  try {
    const query = { imageType: "none" } as const;
    return (await call(publicProjectCalls.getPublicProject, { params: { id }, query, signal })).name;
  } catch (error) {
    if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)) return null;
    throw error;
  }
}

/** The project that a production point asks to join: null when there is none of that id, undefined while it comes. */
export function useJoinTarget(projectId: string) {
  const call = useClient();
  const { user } = useSession();
  const { data: points } = usePoints();
  const {
    data: name,
    error,
    refetch,
  } = useQuery({
    queryKey: ["public-projects", "name", projectId],
    queryFn: ({ signal }) => readName(call, projectId, signal),
  });
  const isKnown = name !== undefined && user !== undefined && (user === null || points !== undefined);
  const isMine = points?.projects.some(({ id }) => id === projectId) ?? false;
  const found = name == null ? null : { id: projectId, name, isMine };
  return { target: isKnown ? found : undefined, error, refetch };
}
