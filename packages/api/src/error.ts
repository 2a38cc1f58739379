import * as z from "zod";

/** The one shape of every error. */
export const errorBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** What is wrong, field by field: a French text for the person, and a code that stays when the text changes. */
  issues: z.array(z.object({ path: z.string(), message: z.string(), code: z.string() })).optional(),
  /** What was found in a file that is refused (UNREADABLE_CURVE) or is to be confirmed (CONFIRMATION_NEEDED). */
  report: z.unknown().meta({ description: "What was found in a file." }).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
