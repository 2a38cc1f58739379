import { serviceCalls } from "@mec/api/service";
import { studyCalls } from "@mec/api/study";
import type { DataExportAction } from "@mec/domain/service";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { callUrl } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../../platform/null-when.ts";
import { serviceAnswers } from "../../../../platform/stale.ts";

/** The last export of a project; null when there was none. */
export function useLastExport(projectId: string) {
  return useAnswer(serviceCalls.getDataExport, { params: { projectId } }, { or: nullWhenMissing });
}

/** Exports the consumers' data for the study: they are counted for billing, then the workbook is downloaded. */
export function useExportData(projectId: string, after: () => void) {
  return useAct(
    (call, body: { billableEventAction: DataExportAction; consumptionPointsId: string[] }) =>
      call(serviceCalls.exportData, { params: { projectId }, body }),
    {
      leave: (_, { consumptionPointsId: consumptionPointIds }) => {
        const file = { params: { id: projectId }, query: { consumptionPointIds, format: "xlsx" as const } };
        window.location.assign(callUrl("/api", studyCalls.exportStudy, file));
      },
      stale: [...projectAnswers(projectId), ...serviceAnswers],
      told: () => t("Les données sont exportées, le classeur se télécharge."),
      after,
    },
  );
}
