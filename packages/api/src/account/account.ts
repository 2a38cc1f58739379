import {
  forgottenPasswordSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  resetPasswordSchema,
  signUpSchema,
} from "@mec/domain/account";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, readOnly } from "../wire.ts";
import { sessionUser } from "./session-codec.ts";

/** What GET /user and the session answer beside what can be changed. */
const echoed = { userId: readOnly, emailVerified: readOnly, created: readOnly, roles: readOnly };

const token = z.string().min(20).max(200);

export const accountCalls = defineCalls({
  getSession: {
    method: "GET",
    path: "/session",
    summary: "Who is signed in",
    access: { who: "user" },
    success: { status: 200, body: sessionUser },
    errors: ["UNAUTHENTICATED", "INVALID_REFRESH_TOKEN"],
  },
  signUp: {
    method: "POST",
    path: "/sign-up",
    summary: "Create an account and sign in",
    access: { who: "anyone" },
    body: signUpSchema,
    success: { status: 201, body: sessionUser },
    errors: ["EMAIL_ALREADY_USED"],
  },
  logIn: {
    method: "POST",
    path: "/login",
    summary: "Sign in",
    access: { who: "anyone" },
    body: loginSchema,
    success: { status: 200, body: sessionUser },
    errors: ["BAD_CREDENTIALS"],
  },
  logOut: {
    method: "GET",
    path: "/logout",
    summary: "Sign out; the session is revoked on the server",
    access: { who: "anyone" },
    success: { status: 204 },
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
    errors: ["INVALID_TOKEN"],
  },
  verifyEmail: {
    method: "POST",
    path: "/email-verification",
    summary: "Confirm an e-mail address with the link's token",
    access: { who: "anyone" },
    body: z.strictObject({ token }),
    success: { status: 204 },
    errors: ["INVALID_TOKEN"],
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
    success: {
      status: 200,
      body: z.object({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phoneNumber: z.string().nullable(),
        emailVerified: z.boolean(),
        created,
      }),
    },
  },
  updateProfile: {
    method: "PUT",
    path: "/user",
    summary: "Change one's name, phone or e-mail",
    access: { who: "user" },
    body: profileSchema.extend(echoed),
    success: { status: 200, body: sessionUser },
    errors: ["EMAIL_ALREADY_USED"],
  },
  changePassword: {
    method: "PUT",
    path: "/user/password",
    summary: "Change one's password; the other sessions are revoked",
    access: { who: "user" },
    body: passwordChangeSchema,
    success: { status: 204 },
    errors: ["BAD_CREDENTIALS"],
  },
  exportUser: {
    method: "GET",
    path: "/user/export",
    summary: "All that the platform holds on the person, as a zip",
    access: { who: "user" },
    success: { status: 200, file: ["application/zip"] },
  },
  deleteUser: {
    method: "DELETE",
    path: "/user",
    summary: "Erase the account",
    access: { who: "user" },
    success: { status: 204 },
    errors: ["PROJECT_IN_EXPLOITATION"],
  },
});
