import { documentCalls } from "@mec/api/document";
import type { SalesTerms } from "@mec/domain/document";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { projectKey } from "../../../parts/project/own-project.ts";
import { useClient } from "../../../platform/client.tsx";

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
