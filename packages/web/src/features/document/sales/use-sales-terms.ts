import { documentCalls } from "@mec/api/document";
import type { SalesTerms } from "@mec/domain/document";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../../../platform/client.tsx";
import { projectKey } from "../../../ui/owner-space/index.ts";

/** The terms of sale of a project: those of all, and those of single consumers. */
export function useSalesTerms(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...projectKey(projectId), "sales-terms"],
    queryFn: ({ signal }) => call(documentCalls.getSalesContracts, { params: { id: projectId }, signal }),
  });
}

/** Keeps the terms of all, or of one consumer. */
export function useSaveTerms(projectId: string, consumptionPointId: string | null) {
  const call = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (terms: SalesTerms) =>
      call(documentCalls.saveSalesContract, {
        params: { id: projectId },
        body: { consumptionPointId, terms },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  });
}
