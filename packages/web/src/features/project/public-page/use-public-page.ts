import { publicProjectCalls } from "@mec/api/project";
import type * as z from "zod";
import { useAnswer } from "../../../platform/answer.ts";
import { wasAnswered } from "../../../platform/instead.ts";
import type { Instead } from "../../../platform/question.ts";

export type ProjectOnPage = z.output<typeof publicProjectCalls.getPublicProject.success.body>;

/** There is none: unknown, hidden, or an address that is no project's. */
const nullWithoutPage: Instead<null> = {
  name: "null without page",
  of: (error) => wasAnswered(error, 400, 401, 404),
  answer: null,
};

/** The project, or null when there is none. */
export function usePublicPage(id: string | undefined) {
  const page = useAnswer(
    publicProjectCalls.getPublicProject,
    id ? { params: { id }, query: { imageType: "full" } } : null,
    { or: nullWithoutPage },
  );
  return { data: id ? page.data : null, error: page.error, refetch: page.refetch };
}
