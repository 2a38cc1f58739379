import { kitCalls } from "@mec/api/kit";
import { useAnswer } from "../../platform/answer.ts";
import { nullWhenMissing } from "../../platform/null-when.ts";

/** The data of a kit; null when there is no such project, or none that this person may read. */
export function useKit(projectId: string | null | undefined) {
  return useAnswer(
    kitCalls.getKit,
    projectId === undefined ? null : { query: projectId ? { projectId } : {} },
    { or: nullWhenMissing },
  );
}
