import * as z from "zod";

/** The one shape of every error (decisions §2). */
export const errorBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With CONFIRMATION_NEEDED: what the person is asked to confirm, in the shape of the call's success. */
  report: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
