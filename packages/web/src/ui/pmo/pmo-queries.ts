import { pmoCalls } from "@mec/api/pmo";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../platform/client.tsx";
import { projectKey } from "../owner-space/index.ts";

/** All that is said of a project's legal body; invalidated as one, for each part shows in the others' papers. */
export const pmoKey = (projectId: string) => [...projectKey(projectId), "pmo"] as const;

export function useInterlocutor(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...pmoKey(projectId), "interlocutor"],
    queryFn: ({ signal }) => call(pmoCalls.getPmoInterlocutor, { params: { id: projectId }, signal }),
  });
}

export function useAssociation(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...pmoKey(projectId), "association"],
    queryFn: ({ signal }) => call(pmoCalls.getPmoAssociation, { params: { id: projectId }, signal }),
  });
}

export function useMembershipFee(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...pmoKey(projectId), "fee"],
    queryFn: ({ signal }) => call(pmoCalls.getMembershipFee, { params: { id: projectId }, signal }),
  });
}
