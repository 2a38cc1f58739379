import { projectCalls } from "@mec/api/project";
import { useAnswer } from "../../../../platform/answer.ts";

/** Everyone's place in a project, and the exact rule applied to the participants. */
export function usePerimeter(projectId: string) {
  return useAnswer(projectCalls.getPerimeter, { params: { id: projectId } });
}
