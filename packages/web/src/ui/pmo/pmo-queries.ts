import { pmoCalls } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../platform/client.tsx";
import { projectKey } from "../owner-space/own-project.ts";

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

/** All that was said of the legal body: undefined until all of it has come. */
export function usePmo(projectId: string) {
  const interlocutor = useInterlocutor(projectId);
  const association = useAssociation(projectId);
  const fee = useMembershipFee(projectId);
  const statutes = usePmoFiles(projectId, "pmo-status");
  const rules = usePmoFiles(projectId, "internal-rules");
  const queries = [interlocutor, association, fee, statutes, rules];
  const isThere =
    interlocutor.data !== undefined &&
    association.data !== undefined &&
    fee.data !== undefined &&
    statutes.data !== undefined &&
    rules.data !== undefined;
  return {
    pmo: isThere
      ? {
          interlocutor: interlocutor.data,
          association: association.data,
          fee: fee.data,
          statutes: statutes.data,
          rules: rules.data,
        }
      : undefined,
    error: isThere ? null : (queries.find(({ error }) => error)?.error ?? null),
    retry: () => {
      for (const query of queries) if (query.error) query.refetch();
    },
  };
}
export type Pmo = NonNullable<ReturnType<typeof usePmo>["pmo"]>;
