import { projectCalls } from "@mec/api/project";
import { useAnswer } from "../../../../platform/answer.ts";

/** Everyone's place in a project, and the true rule between those who are in. */
export function usePerimeter(projectId: string) {
  return useAnswer(projectCalls.getPerimeter, { params: { id: projectId } });
}
