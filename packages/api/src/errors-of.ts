import type { ErrorCode } from "@mec/domain/shared";
import type { Access, Call } from "./call.ts";

function errorsOfAccess({ who }: Access): readonly ErrorCode[] {
  if (who === "anyone") return [];
  const signedOut = ["UNAUTHENTICATED", "INVALID_REFRESH_TOKEN"] as const;
  if (who === "user") return signedOut;
  return [...signedOut, who === "support" ? "FORBIDDEN" : "NOT_FOUND"];
}

/** Whether a call takes an Idempotency-Key: each POST that creates something does. */
export const takesKey = ({ method, success, creates }: Call): boolean =>
  method === "POST" && (success.status === 201 || creates === true);

const errorsOfKey = [
  "IDEMPOTENCY_ANSWER_LOST",
  "IDEMPOTENCY_KEY_IN_USE",
  "IDEMPOTENCY_KEY_REUSED",
  "INVALID_IDEMPOTENCY_KEY",
] as const;

const errorsOfUpload = [
  "MISSING_FILE",
  "INTERRUPTED_UPLOAD",
  "FILE_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
] as const;

/** Every code that a call can answer with: those that its access, method and upload imply, and those it declares. */
export function errorsOf(call: Call): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    "TOO_MANY_REQUESTS",
    "SERVICE_UNAVAILABLE",
    ...errorsOfAccess(call.access),
    ...(call.method === "GET" ? [] : (["INVALID_XSRF_TOKEN"] as const)),
    ...(takesKey(call) ? errorsOfKey : []),
    ...(call.version && call.method === "PUT" ? (["PRECONDITION_FAILED"] as const) : []),
    ...(call.fresh ? (["CONFIRMATION_OF_IDENTITY_NEEDED"] as const) : []),
    ...(call.body ? (["UNSUPPORTED_MEDIA_TYPE"] as const) : []),
    ...(call.upload ? errorsOfUpload : []),
    ...(call.errors ?? []),
  ]);
}
