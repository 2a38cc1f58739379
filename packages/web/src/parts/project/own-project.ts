import { projectCalls } from "@mec/api/project";
import { useAnswer } from "../../platform/answer.ts";
import { answerKey, emptyWhenSignedOut } from "../../platform/question.ts";
import { about } from "../../platform/stale.ts";

/** The keys of all that was read of a project, for code that changes it. */
export const projectAnswers = (id: string) =>
  [about("project", id), answerKey(projectCalls.listMyProjects)] as const;

/** A project as its owner works on it; null when it is not one of this person's. */
export function useOwnProject(id: string) {
  return useAnswer(
    projectCalls.listMyProjects,
    {},
    {
      or: emptyWhenSignedOut,
      select: (projects) => projects.find((project) => project.id === id) ?? null,
    },
  );
}
