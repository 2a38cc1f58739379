import { paths } from "@mec/api";

/** Where one applies to a project with a point that is registered already. */
export function applyPath(projectId: string, consumptionPointId: string): string {
  const query = new URLSearchParams({ projectId, consumptionPointId });
  return `${paths.consumerStep("signatory-and-apply")}?${query}`;
}
