import {
  forgottenPasswordSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  resetPasswordSchema,
  signUpSchema,
} from "@mec/domain/account";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, readOnly } from "../wire.ts";
import { sessionUser } from "./session-codec.ts";

/** Fields that the profile and the session answer, and that nobody can change by a call. */
const echoed = {
  userId: readOnly,
  emailVerified: readOnly,
  pendingEmail: readOnly,
  created: readOnly,
  roles: readOnly,
};

/** The signed-in person's own profile. */
const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  emailVerified: z.boolean(),
  /** The new address that awaits its confirmation; until then `email` stays. */
  pendingEmail: z.string().nullable(),
  created,
});

const token = z.string().min(20).max(200);

export const accountCalls = defineCalls({
  getSession: {
    method: "GET",
    path: "/session",
    summary: "Who is signed in",
    access: { who: "user" },
    success: { status: 200, body: sessionUser },
  },
  signUp: {
    method: "POST",
    path: "/sign-up",
    summary: "Create an account and sign in",
    access: { who: "anyone" },
    /** It is opened to propose an installation to a project, or to publish one: its welcome tells of that. */
    body: signUpSchema.extend({
      isProposing: z.literal(true).optional(),
      isPublishing: z.literal(true).optional(),
    }),
    success: { status: 201, body: sessionUser },
    errors: ["EMAIL_ALREADY_USED", "WEAK_PASSWORD"],
  },
  logIn: {
    method: "POST",
    path: "/login",
    summary: "Sign in",
    access: { who: "anyone" },
    body: loginSchema,
    success: { status: 200, body: sessionUser },
    errors: ["BAD_CREDENTIALS", "SECOND_FACTOR_NEEDED"],
  },
  logOut: {
    method: "GET",
    path: "/logout",
    summary: "Sign out; the session is revoked on the server",
    access: { who: "anyone" },
    success: { status: 204 },
    errors: ["FORBIDDEN"],
  },
  forgotPassword: {
    method: "POST",
    path: "/forgot-password",
    summary: "Send a link that resets the password",
    access: { who: "anyone" },
    body: forgottenPasswordSchema,
    success: { status: 204 },
    errors: ["UNKNOWN_EMAIL"],
  },
  resetPassword: {
    method: "POST",
    path: "/forgot-password/reset",
    summary: "Set a new password with the link's token",
    access: { who: "anyone" },
    body: resetPasswordSchema,
    success: { status: 204 },
    errors: ["INVALID_TOKEN", "WEAK_PASSWORD"],
  },
  verifyEmail: {
    method: "POST",
    path: "/email-verification",
    summary: "Confirm an e-mail address, the account's or the one it waits for, with the link's token",
    access: { who: "anyone" },
    body: z.strictObject({ token }),
    success: { status: 204 },
    errors: ["INVALID_TOKEN", "EMAIL_ALREADY_USED", "PROJECT_IN_EXPLOITATION", "SEALING_UNDER_WAY"],
  },
  undoEmailChange: {
    method: "POST",
    path: "/email-change/undo",
    summary:
      "Give the account its former address back, with the token mailed there; every session ends and a reset link is mailed",
    access: { who: "anyone" },
    body: z.strictObject({ token }),
    success: { status: 204 },
    errors: ["INVALID_TOKEN", "EMAIL_ALREADY_USED"],
  },
  resendEmailChange: {
    method: "POST",
    path: "/user/email-change/link",
    summary: "Send the link to the new address again",
    access: { who: "user" },
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  cancelEmailChange: {
    method: "DELETE",
    path: "/user/email-change",
    summary: "Keep the address that the account has",
    access: { who: "user" },
    success: { status: 204 },
  },
  resendVerification: {
    method: "POST",
    path: "/user/email-verification",
    summary: "Send the confirmation link again",
    access: { who: "user" },
    success: { status: 204 },
  },
  getProfile: {
    method: "GET",
    path: "/user",
    summary: "The signed-in person's profile",
    access: { who: "user" },
    version: profile,
    success: {
      status: 200,
      body: profile,
    },
  },
  updateProfile: {
    method: "PUT",
    path: "/user",
    summary:
      "Change one's name, phone or e-mail; a new e-mail asks for a confirmed identity, and counts once its link was opened",
    access: { who: "user" },
    body: profileSchema.extend(echoed),
    version: profile,
    success: { status: 200, body: sessionUser },
    errors: ["EMAIL_ALREADY_USED", "CONFIRMATION_OF_IDENTITY_NEEDED"],
  },
  changePassword: {
    method: "PUT",
    path: "/user/password",
    summary: "Change one's password; the other sessions are revoked",
    access: { who: "user" },
    body: passwordChangeSchema,
    success: { status: 204 },
    errors: ["BAD_CREDENTIALS", "WEAK_PASSWORD"],
  },
  exportUser: {
    method: "GET",
    path: "/user/export",
    summary: "All that the platform holds on the person, as a zip",
    access: { who: "user" },
    fresh: true,
    exports: "account",
    success: { status: 200, file: ["application/zip"] },
    errors: ["FILE_TOO_LARGE"],
  },
  deleteUser: {
    method: "DELETE",
    path: "/user",
    summary: "Erase the account",
    access: { who: "user" },
    fresh: true,
    success: { status: 204 },
    errors: ["PROJECT_IN_EXPLOITATION", "SEALING_UNDER_WAY"],
  },
  retractAndDeleteUser: {
    method: "POST",
    path: "/user/deletion",
    summary: "Retract what was signed for these applications, and erase the account: both or neither",
    access: { who: "user" },
    fresh: true,
    body: z.strictObject({ applicationIds: z.array(uuidSchema).min(1).max(500) }),
    success: { status: 204 },
    errors: [
      "PROJECT_IN_EXPLOITATION",
      "SEALING_UNDER_WAY",
      "NOT_FOUND",
      "NOTHING_TO_RETRACT",
      "RETRACTION_OVER",
    ],
  },
});
