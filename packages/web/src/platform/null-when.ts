import { ApiError } from "@mec/api";
import type { Instead } from "./question.ts";

/** A refusal that has one of these statuses reads as none. */
export const nullWhen = (...statuses: readonly number[]): Instead<null> => ({
  name: `null when ${statuses.join()}`,
  of: (error) => error instanceof ApiError && statuses.includes(error.statusCode),
  answer: null,
});

/** What may be gone, or whose id a link has cut. */
export const nullWhenMissing = nullWhen(400, 404);
