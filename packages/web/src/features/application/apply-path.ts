import { pages } from "@mec/api";

/** The page to apply to a project with a registered point. */
export function applyPath(projectId: string, consumptionPointId: string): string {
  return pages.consumerStep.to({ step: "signatory-and-apply" }, { query: { projectId, consumptionPointId } });
}
