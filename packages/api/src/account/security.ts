import { passkeyNameSchema, totpCodeSchema } from "@mec/domain/account";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { created, idParams } from "../wire.ts";
import { madePasskey, passkeyCreation } from "./passkey-codec.ts";

/** Shown once; null when the person already has some. */
const recoveryCodes = z.array(z.string());
const firstCodes = z.object({ recoveryCodes: recoveryCodes.nullable() });

const user = { who: "user" } as const;

/** The "Sécurité" part of the profile: second factors and open sessions. */
export const securityCalls = defineCalls({
  getSecurity: {
    method: "GET",
    path: "/user/security",
    summary: "The signed-in person's second factors",
    access: user,
    success: {
      status: 200,
      body: z.object({
        /** Whether the person's role requires a second factor. */
        required: z.boolean(),
        passkeys: z.array(
          z.object({ id: uuidSchema, name: z.string(), createdAt: created, lastUsedAt: created.nullable() }),
        ),
        /** Since when an authenticator app has been enrolled. */
        totpSince: created.nullable(),
        recoveryCodesLeft: z.int(),
      }),
    },
  },
  startPasskeyEnrolment: {
    method: "POST",
    path: "/user/passkey/options",
    summary: "Begin to enrol a passkey",
    access: user,
    fresh: true,
    success: { status: 200, body: passkeyCreation },
    errors: ["TOO_MANY_PASSKEYS"],
  },
  enrolPasskey: {
    method: "POST",
    path: "/user/passkey",
    summary: "Enrol the passkey that the browser has made",
    access: user,
    fresh: true,
    body: z.strictObject({ name: passkeyNameSchema, passkey: madePasskey }),
    success: { status: 201, body: firstCodes },
    errors: ["BAD_PASSKEY", "PASSKEY_ALREADY_ENROLLED", "TOO_MANY_PASSKEYS"],
  },
  renamePasskey: {
    method: "PUT",
    path: "/user/passkey/{id}",
    summary: "Name one's passkey",
    access: user,
    params: idParams,
    body: z.strictObject({ name: passkeyNameSchema }),
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  removePasskey: {
    method: "DELETE",
    path: "/user/passkey/{id}",
    summary: "Remove one's passkey",
    access: user,
    fresh: true,
    params: idParams,
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  startTotp: {
    method: "POST",
    path: "/user/totp",
    summary: "Begin to enrol an authenticator app",
    access: user,
    fresh: true,
    success: { status: 200, body: z.object({ secret: z.string(), uri: z.string() }) },
    errors: ["TOTP_ALREADY_ENROLLED"],
  },
  confirmTotp: {
    method: "POST",
    path: "/user/totp/confirm",
    summary: "Enrol the authenticator app by a first code of it",
    access: user,
    fresh: true,
    body: z.strictObject({ code: totpCodeSchema }),
    success: { status: 200, body: firstCodes },
    errors: ["BAD_SECOND_FACTOR", "TOTP_ALREADY_ENROLLED"],
  },
  removeTotp: {
    method: "DELETE",
    path: "/user/totp",
    summary: "Remove the authenticator app",
    access: user,
    fresh: true,
    success: { status: 204 },
  },
  renewRecoveryCodes: {
    method: "POST",
    path: "/user/recovery-codes",
    summary: "Make new recovery codes; the former ones no longer work",
    access: user,
    fresh: true,
    success: { status: 201, body: z.object({ recoveryCodes }) },
    errors: ["NO_SECOND_FACTOR"],
  },
  listSessions: {
    method: "GET",
    path: "/user/session",
    summary: "The browsers in which the person is signed in, the last used first",
    access: user,
    paged: "pages",
    mostBare: longestPage,
    success: {
      status: 200,
      body: z.array(
        z.object({
          id: uuidSchema,
          /** "Chrome sur Windows"; null when it cannot be told. */
          device: z.string().nullable(),
          /** The first half of the address that opened the session; null for this machine or a private network. */
          network: z.string().nullable(),
          createdAt: created,
          /** To within an hour. */
          lastSeenAt: created,
          isCurrent: z.boolean(),
        }),
      ),
    },
  },
  endSession: {
    method: "DELETE",
    path: "/user/session/{id}",
    summary: "Sign a browser out",
    access: user,
    params: idParams,
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/user/session",
    summary: "Sign every other browser out",
    access: user,
    success: { status: 204 },
  },
});
