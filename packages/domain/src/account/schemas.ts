import * as z from "zod";
import {
  cleanText,
  emailSchema,
  firstFault,
  flagSchema,
  messages,
  personNameSchema,
  phoneSchema,
} from "../shared/index.ts";

/**
 * §5: at least 8 characters with a lower-case letter, an upper-case letter, a digit and a special character.
 * Kept exactly as typed; 128 characters at most, so that hashing one stays cheap.
 */
export const passwordSchema = z
  .string({ error: messages.password })
  .min(8, firstFault(messages.password))
  .max(128, firstFault(messages.passwordTooLong))
  .regex(/\p{Ll}/u, firstFault(messages.password))
  .regex(/\p{Lu}/u, firstFault(messages.password))
  .regex(/\d/, firstFault(messages.password))
  .regex(/[^\p{L}\p{M}\p{N}\s]/u, firstFault(messages.password))
  .refine((password) => !/[\p{Cc}\p{Surrogate}]/u.test(password), firstFault(messages.forbiddenCharacters));

/** A password given to be compared, not chosen: any text will do. */
export const knownPasswordSchema = z
  .string({ error: messages.required })
  .min(1, firstFault(messages.required))
  .max(1024, firstFault(messages.tooLong(1024)));

const acceptedTerms = z.literal(true, { error: messages.cgus });

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  phoneNumber: phoneSchema.nullish(),
  cgus: acceptedTerms,
});
export type SignUp = z.infer<typeof signUpSchema>;

export const loginSchema = z.strictObject({ email: emailSchema, password: knownPasswordSchema });
export type Login = z.infer<typeof loginSchema>;

export const forgottenPasswordSchema = z.strictObject({ email: emailSchema });

export const resetPasswordSchema = z.strictObject({
  token: cleanText({ min: 1, max: 200 }),
  password: passwordSchema,
});

export const profileSchema = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  phoneNumber: phoneSchema.nullish(),
  email: emailSchema.optional(),
});
export type Profile = z.infer<typeof profileSchema>;

export const passwordChangeSchema = z.strictObject({
  currentPassword: knownPasswordSchema,
  newPassword: passwordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

const roles = ["support"] as const;
export const roleSchema = z.enum(roles, { error: messages.choice });
export type Role = z.infer<typeof roleSchema>;

/** §3. `phoneNumber` is null when the person gave none. */
const sessionUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  isAuthenticated: flagSchema,
  roles: z.array(roleSchema),
  /** Set for the support role, which gives no right before a second factor is proven. */
  secondFactorRequired: z.literal(true).optional(),
  /** Set for the few accounts whose menu has the widget generator (§6). */
  widgetGenerator: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;
