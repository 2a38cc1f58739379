import { pages } from "@mec/api";

/** Where one applies to a project with a point that is registered already. */
export function applyPath(projectId: string, consumptionPointId: string): string {
  return pages.consumerStep.to({ step: "signatory-and-apply" }, { query: { projectId, consumptionPointId } });
}
