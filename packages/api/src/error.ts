import * as z from "zod";

/** The one shape of every error (decisions §2). */
export const errorBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** What was found in a file that is refused (UNREADABLE_CURVE) or is to be confirmed (CONFIRMATION_NEEDED). */
  report: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
