import { projectCalls } from "@mec/api/project";
import { useAnswerTo } from "../../platform/answer.ts";
import { answerKey, emptyWhenSignedOut, orInstead } from "../../platform/question.ts";
import { about } from "../../platform/stale.ts";
import { wholeList } from "../../platform/whole-list.ts";

/** The keys of all that was read of a project, for code that changes it. */
export const projectAnswers = (id: string) =>
  [about("project", id), answerKey(projectCalls.listMyProjects)] as const;

/** A project as its owner works on it; null when it is not one of this person's. */
export function useOwnProject(id: string) {
  return useAnswerTo(orInstead(wholeList(projectCalls.listMyProjects, {}), emptyWhenSignedOut), {
    select: (projects) => projects.find((project) => project.id === id) ?? null,
  });
}
