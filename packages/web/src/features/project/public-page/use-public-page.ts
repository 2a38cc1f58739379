import { wholePage } from "@mec/api";
import type { publicProjectCalls } from "@mec/api/project";
import type * as z from "zod";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhen } from "../../../platform/null-when.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";

export type ProjectOnPage = z.output<typeof publicProjectCalls.getPublicProject.success.body>;

/** The project does not exist, is hidden, or the address is not one of a project. */
const nullWithoutPage = nullWhen(400, 401, 404);

/** The project, or null when there is none. */
export function usePublicPage(id: string | undefined) {
  const page = useAnswer(publicQuestions.getPublicProject, id ? { params: { id }, query: wholePage } : null, {
    or: nullWithoutPage,
  });
  return { data: id ? page.data : null, error: page.error, refetch: page.refetch };
}
