import { ApiError } from "@mec/api";
import type { Instead } from "./question.ts";

/** Reads a refusal with one of these statuses as null. */
export const nullWhen = (...statuses: readonly number[]): Instead<null> => ({
  name: `null when ${statuses.join()}`,
  of: (error) => error instanceof ApiError && statuses.includes(error.statusCode),
  answer: null,
});

/** For something that may be deleted, or whose id was cut short in a link. */
export const nullWhenMissing = nullWhen(400, 404);
