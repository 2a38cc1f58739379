import * as z from "zod";

/** The person behind a point, for the owner of the project it takes part in or asks to join. */
export const pointHolder = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
});
export type PointHolder = z.infer<typeof pointHolder>;
