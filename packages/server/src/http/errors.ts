import { setTimeout as pause } from "node:timers/promises";
import type { ErrorBody } from "@mec/api";
import { DomainError, type ErrorCode, FieldError, messages } from "@mec/domain/shared";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isPassing } from "../db/unavailable.ts";
import { TooManyTries } from "../limits/limits.ts";
import { AskerLeft } from "../workers/asker.ts";
import { Busy } from "../workers/busy.ts";
import { statusOf } from "./status-of.ts";
import { tooManyTriesText } from "./too-many-words.ts";
import { InvalidInput } from "./validator.ts";

const reasons: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  412: "Precondition Failed",
  413: "Payload Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

type Failure = Pick<ErrorBody, "statusCode" | "message" | "issues" | "report">;

const busy =
  "La plateforme a beaucoup de calculs en cours\u00a0: réessayez dans quelques instants, rien n’a été perdu.";

/** The framework's code without its name: FST_ERR_CTP_INVALID_JSON_BODY → INVALID_JSON_BODY. */
function ownCode(code: unknown): string {
  const name = String(code).replace(/^FST_(ERR_)?(CTP_|REQ_)?/, "");
  return name === "INVALID_MEDIA_TYPE" ? "UNSUPPORTED_MEDIA_TYPE" : name;
}

const refusal = (code: ErrorCode): Failure => ({ statusCode: statusOf[code], message: code });

const unavailable: Failure = {
  ...refusal("SERVICE_UNAVAILABLE"),
  issues: [
    {
      path: "",
      message:
        "Un service dont la plateforme a besoin ne répond pas\u00a0: réessayez dans quelques secondes, rien n’a été perdu.",
      code: "SERVICE_UNAVAILABLE",
    },
  ],
};

function describe(error: FastifyError | Error): Failure {
  if (error instanceof DomainError) {
    const failure = refusal(error.code);
    const path = error instanceof FieldError ? error.path : "";
    if (error.message !== error.code) failure.issues = [{ path, message: error.message, code: error.code }];
    if (error.report !== undefined) failure.report = error.report;
    return failure;
  }
  if (error instanceof TooManyTries) {
    const message = tooManyTriesText(error.retryAfterSeconds);
    return {
      ...refusal("TOO_MANY_REQUESTS"),
      issues: [{ path: "", message, code: "TOO_MANY_REQUESTS" }],
    };
  }
  // The caller has left: nobody reads this answer.
  if (error instanceof AskerLeft) return refusal("SERVICE_UNAVAILABLE");
  if (isPassing(error)) return unavailable;
  if (error instanceof Busy)
    return { ...refusal(error.code), issues: [{ path: "", message: busy, code: error.code }] };
  if (error instanceof InvalidInput) {
    const issues = [...error.issues];
    return { statusCode: 400, message: issues[0]?.message ?? messages.fillAllFields, issues };
  }
  const statusCode = "statusCode" in error ? error.statusCode : undefined;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { statusCode, message: "code" in error ? ownCode(error.code) : "BAD_REQUEST" };
  }
  return { statusCode: 500, message: "INTERNAL_ERROR" };
}

/** What the log says of a refusal: its code, never a sentence that may repeat the user's input. */
const codeOf = ({ message }: Failure): string =>
  /^[A-Z][A-Z0-9_]*$/.test(message) ? message : "INVALID_INPUT";

/** Temporary refusals. */
const passing: ReadonlySet<number> = new Set([429, 503]);
/** Retry-After of a refusal that does not know when it will end. */
const soonSeconds = 60;
/** Retry-After while a database restarts, or a lock is held. */
const backSeconds = 5;

const secondsUntil = (error: Error): number =>
  "retryAfterSeconds" in error && typeof error.retryAfterSeconds === "number"
    ? error.retryAfterSeconds
    : isPassing(error)
      ? backSeconds
      : soonSeconds;

/** Written field by field without undefined ones: spreading would cost more than the rest of a visitor's refusal. */
export function errorBody({ statusCode, message, issues, report }: Failure, requestId: string): ErrorBody {
  const body: ErrorBody = { statusCode, error: reasons[statusCode] ?? "Error", message, requestId };
  if (issues !== undefined) body.issues = issues;
  if (report !== undefined) body.report = report;
  return body;
}

/** The one place where an error becomes an answer. An unexpected one is logged; its answer only gives the requestId. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const failure = describe(error);
  if (failure.statusCode >= 500 && !(error instanceof Busy || error instanceof AskerLeft))
    request.log.error({ reqId: request.id, statusCode: failure.statusCode, err: error }, "unexpected error");
  if (passing.has(failure.statusCode)) reply.header("retry-after", String(secondsUntil(error)));
  request.refusal = codeOf(failure);
  reply.header("cache-control", "no-store");
  const send = () => reply.code(failure.statusCode).send(errorBody(failure, request.id));
  const delayMs = error instanceof TooManyTries ? error.delayMs : 0;
  return delayMs > 0 ? pause(delayMs).then(send) : send();
}
