import { serviceCalls } from "@mec/api/service";
import { studyCalls } from "@mec/api/study";
import type { DataExportAction } from "@mec/domain/service";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { projectKey } from "../../../../parts/project/own-project.ts";
import { callUrl, useClient } from "../../../../platform/client.tsx";
import { servicesKey } from "../../../../platform/services.ts";
import { nullWhenMissing } from "../../null-when-missing.ts";

/** The last export of a project; null when there was none. */
export function useLastExport(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...projectKey(projectId), "data-export"],
    queryFn: ({ signal }) =>
      nullWhenMissing(call(serviceCalls.getDataExport, { params: { projectId }, signal })),
  });
}

/** Exports the study's data of consumers: they are counted, then the workbook is downloaded. */
export function useExportData(projectId: string) {
  const call = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { billableEventAction: DataExportAction; consumptionPointsId: string[] }) =>
      call(serviceCalls.exportData, { params: { projectId }, body }),
    onSuccess: async (_, { consumptionPointsId: consumptionPointIds }) => {
      const file = { params: { id: projectId }, query: { consumptionPointIds, format: "xlsx" as const } };
      window.location.assign(callUrl("/api", studyCalls.exportStudy, file));
      await queries.invalidateQueries({ queryKey: projectKey(projectId) });
      await queries.invalidateQueries({ queryKey: servicesKey });
    },
  });
}
