import { publicProjectCalls } from "@mec/api/project";
import { useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import { ApiError, type Client, emptyWhenSignedOut, useClient } from "../../../platform/client.tsx";

export type ProjectOnPage = z.output<typeof publicProjectCalls.getPublicProject.success.body>;

/** The project, or null when there is none: unknown, hidden, or an address that is no project's. */
async function readPage(call: Client, id: string, signal: AbortSignal): Promise<ProjectOnPage | null> {
  try {
    return await emptyWhenSignedOut<ProjectOnPage | null>(
      call(publicProjectCalls.getPublicProject, { params: { id }, query: { imageType: "full" }, signal }),
      null,
    );
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.statusCode)) return null;
    throw error;
  }
}

export function usePublicPage(id: string | undefined) {
  const call = useClient();
  return useQuery({
    queryKey: ["public-projects", "page", id],
    queryFn: ({ signal }) => (id ? readPage(call, id, signal) : null),
  });
}
