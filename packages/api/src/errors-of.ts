import type { ErrorCode } from "@mec/domain/shared";
import type { Access, Call } from "./call.ts";

function errorsOfAccess({ who }: Access): readonly ErrorCode[] {
  if (who === "anyone") return [];
  const signedOut = ["UNAUTHENTICATED", "INVALID_REFRESH_TOKEN"] as const;
  if (who === "user") return signedOut;
  return [...signedOut, who === "support" ? "FORBIDDEN" : "NOT_FOUND"];
}

const errorsOfUpload = [
  "MISSING_FILE",
  "INTERRUPTED_UPLOAD",
  "FILE_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
] as const;

/** Every code that a call can answer with: what comes with being made at all, and what it declares itself. */
export function errorsOf(call: Call): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    "TOO_MANY_REQUESTS",
    "SERVICE_UNAVAILABLE",
    ...errorsOfAccess(call.access),
    ...(call.method === "GET" ? [] : (["INVALID_XSRF_TOKEN"] as const)),
    ...(call.version && call.method === "PUT" ? (["PRECONDITION_FAILED"] as const) : []),
    ...(call.fresh ? (["CONFIRMATION_OF_IDENTITY_NEEDED"] as const) : []),
    ...(call.body ? (["UNSUPPORTED_MEDIA_TYPE"] as const) : []),
    ...(call.upload ? errorsOfUpload : []),
    ...(call.errors ?? []),
  ]);
}
