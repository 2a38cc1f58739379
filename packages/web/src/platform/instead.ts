import { ApiError } from "@mec/api";
import type { Instead } from "./question.ts";

/** Whether the server answered with one of these refusals. */
export const wasAnswered = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.statusCode);

/** What may be gone, or whose id a link has cut. */
export const nullWhenMissing: Instead<null> = {
  name: "null when missing",
  of: (error) => wasAnswered(error, 400, 404),
  answer: null,
};

/** A read that a signed-out visitor may attempt: a 401 is an empty answer, not an error (specification §8). */
export const emptyWhenSignedOut: Instead<[]> = {
  name: "empty when signed out",
  of: (error) => wasAnswered(error, 401),
  answer: [],
};
