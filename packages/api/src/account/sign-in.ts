import { knownPasswordSchema, recoveryCodeSchema, totpCodeSchema } from "@mec/domain/account";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { passkeyRequest, usedPasskey } from "./passkey-codec.ts";
import { sessionUser } from "./session-codec.ts";

const token = z.string().min(20).max(200);

const byCode = z.strictObject({ code: totpCodeSchema });
const byPasskey = z.strictObject({ passkey: usedPasskey });

export const secondFactorProof = z.union([
  byCode,
  byPasskey,
  z.strictObject({ recoveryCode: recoveryCodeSchema }),
]);
export const identityProof = z.union([z.strictObject({ password: knownPasswordSchema }), byCode, byPasskey]);

/** How a person proves his identity: at the login beyond the password, and again in an open session. */
export const signInCalls = defineCalls({
  getSecondFactor: {
    method: "GET",
    path: "/login/second-factor",
    summary: "By what the login that waits for a second factor may go on",
    access: { who: "anyone" },
    success: {
      status: 200,
      body: z.object({
        totp: z.boolean(),
        recoveryCode: z.boolean(),
        passkey: passkeyRequest.nullable(),
        /** Where to read a demonstration account's code, on a demonstration that only its own machine reaches. */
        demonstrationCode: z.string().nullable(),
      }),
    },
    errors: ["NO_LOGIN_UNDER_WAY"],
  },
  proveSecondFactor: {
    method: "POST",
    path: "/login/second-factor",
    summary: "End the login that waits for a second factor",
    access: { who: "anyone" },
    body: secondFactorProof,
    success: { status: 200, body: sessionUser },
    errors: ["NO_LOGIN_UNDER_WAY", "BAD_SECOND_FACTOR"],
  },
  startPasskeyLogin: {
    method: "POST",
    path: "/login/passkey/options",
    summary: "Begin to sign in by a passkey alone",
    access: { who: "anyone" },
    success: { status: 200, body: passkeyRequest },
  },
  logInWithPasskey: {
    method: "POST",
    path: "/login/passkey",
    summary: "Sign in by a passkey alone",
    access: { who: "anyone" },
    body: byPasskey,
    success: { status: 200, body: sessionUser },
    errors: ["NO_LOGIN_UNDER_WAY", "BAD_SECOND_FACTOR"],
  },
  unlockLogin: {
    method: "POST",
    path: "/login/unlock",
    summary: "Let a locked-out person try again at once, with the token that was mailed",
    access: { who: "anyone" },
    body: z.strictObject({ token }),
    success: { status: 204 },
    errors: ["INVALID_TOKEN"],
  },
  startConfirmation: {
    method: "POST",
    path: "/session/confirm/options",
    summary: "By what the signed-in person may prove his identity again",
    access: { who: "user" },
    success: { status: 200, body: z.object({ totp: z.boolean(), passkey: passkeyRequest.nullable() }) },
  },
  confirmIdentity: {
    method: "POST",
    path: "/session/confirm",
    summary: "Prove one's identity again: opens for ten minutes the calls that ask for it",
    access: { who: "user" },
    body: identityProof,
    success: { status: 204 },
    errors: ["BAD_CREDENTIALS", "BAD_SECOND_FACTOR", "NO_LOGIN_UNDER_WAY"],
  },
});
