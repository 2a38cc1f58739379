import type { StudyProgress } from "@mec/domain/study";
import type { Deps } from "../../deps.ts";
import { progressOf } from "../../long-work/index.ts";
import type { StudyChoice } from "./load-study.ts";

/** How far the study is that somebody waits for; null when nobody does, or it is not begun. */
export async function getStudyProgress(
  deps: Deps,
  projectId: string,
  choice: StudyChoice,
): Promise<StudyProgress | null> {
  const found = await progressOf(deps, "getStudy", [projectId, choice]);
  return (
    found && {
      participantsRead: found.read,
      participantsToRead: found.toRead,
      daysShared: found.done,
      daysToShare: found.toDo,
    }
  );
}
