import { kitCalls } from "@mec/api/kit";
import { useAnswer } from "../../platform/answer.ts";
import { nullWhenMissing } from "../../platform/question.ts";

/** What a kit is made from; null when there is no such project, or none that this person may read. */
export function useKit(projectId: string | null | undefined) {
  return useAnswer(
    kitCalls.getKit,
    projectId === undefined ? null : { query: projectId ? { projectId } : {} },
    { or: nullWhenMissing },
  );
}
