import { roleSchema, type SessionUser } from "@mec/domain/account";
import * as z from "zod";

/** The session's body: `userId` on the wire is the user's `id`. */
export const sessionUser = z.codec(
  z.object({
    userId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    roles: z.array(roleSchema),
    /** Only with the support role, which gives no right before a second factor is proven. */
    secondFactorRequired: z.literal(true).optional(),
    /** Only for the few accounts whose menu has the widget generator. */
    widgetGenerator: z.literal(true).optional(),
  }),
  z.custom<SessionUser>(),
  {
    decode: ({ userId, ...rest }) => ({ id: userId, isAuthenticated: true, ...rest }),
    encode: ({ id, isAuthenticated: _, ...rest }) => ({ userId: id, ...rest }),
  },
);
