import { projectCalls } from "@mec/api/project";
import { useAnswerTo } from "../../platform/answer.ts";
import { wholeList } from "../../platform/whole-list.ts";

/** The installations of a project, and those that have applied to it, as its owner sees them. */
export function useProjectProducers(projectId: string) {
  return useAnswerTo(wholeList(projectCalls.listProjectProducers, { params: { id: projectId } }));
}
