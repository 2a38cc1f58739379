import { pmoCalls } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../platform/client.tsx";
import { together } from "../../platform/together.ts";
import { projectKey } from "../project/own-project.ts";

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

const fileCalls = {
  "pmo-status": pmoCalls.listStatutes,
  "internal-rules": pmoCalls.listInternalRules,
} as const;

/** The signed statutes, or the internal rules, that the owner has given. */
function usePmoFiles(projectId: string, kind: PmoFileKind) {
  const call = useClient();
  return useQuery({
    queryKey: [...pmoKey(projectId), "files", kind],
    queryFn: ({ signal }) => call(fileCalls[kind], { params: { id: projectId }, signal }),
  });
}

export const creationKey = (projectId: string) => [...pmoKey(projectId), "creation"] as const;

/** Whether the association existed before the project. */
export function useCreation(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: creationKey(projectId),
    queryFn: ({ signal }) => call(pmoCalls.getPmoCreation, { params: { id: projectId }, signal }),
  });
}

/** All that was said of the legal body. */
export function usePmo(projectId: string) {
  return together({
    interlocutor: useInterlocutor(projectId),
    association: useAssociation(projectId),
    creation: useCreation(projectId),
    fee: useMembershipFee(projectId),
    statutes: usePmoFiles(projectId, "pmo-status"),
    rules: usePmoFiles(projectId, "internal-rules"),
  });
}
export type Pmo = NonNullable<ReturnType<typeof usePmo>["data"]>;
