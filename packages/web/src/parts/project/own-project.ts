import { projectCalls } from "@mec/api/project";
import { useAnswer } from "../../platform/answer.ts";
import { about, answerKey, emptyWhenSignedOut } from "../../platform/question.ts";

/** All that was read of a project, for who changes it. */
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
