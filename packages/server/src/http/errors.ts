import type { ErrorBody } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { TooManyTries } from "./limits.ts";

/** HTTP's answer to each code of the domain; a code that is not here is a 400. */
const statusOfCode: Record<string, number> = {
  UNAUTHENTICATED: 401,
  INVALID_REFRESH_TOKEN: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  INVALID_XSRF_TOKEN: 403,
  NOT_FOUND: 404,
  UNKNOWN_EMAIL: 404,
  EMAIL_ALREADY_USED: 409,
  ALREADY_APPLIED: 409,
  INVALID_TRANSITION: 409,
  PRM_ALREADY_ACCEPTED: 409,
  METERS_MISSING: 409,
  OUT_OF_PERIMETER: 409,
  PROJECT_IN_EXPLOITATION: 409,
  POINT_IN_USE: 409,
  CONSENT_REQUIRED: 409,
  CONFIRMATION_NEEDED: 409,
  SIGNATURE_OVER: 409,
  NOTHING_TO_SIGN: 409,
  NO_LOAD_CURVE: 404,
  NO_COEFFICIENTS: 409,
  NO_DOCUMENT: 409,
  PLAN_DISABLED: 409,
  PLAN_MISSING: 409,
  TOO_MANY_FILES: 409,
  FILE_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

const reasons: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

type Failure = Pick<ErrorBody, "statusCode" | "message" | "issues" | "report">;

const generalMessage = "Veuillez remplir correctement tout les champs";

/** The framework's code without its name: FST_ERR_CTP_INVALID_JSON_BODY → INVALID_JSON_BODY. */
const ownCode = (code: unknown) => String(code).replace(/^FST_(ERR_)?(CTP_|REQ_)?/, "");

/** "/consumptionPoint/name" → "consumptionPoint.name" */
const dotted = (pointer: string) => pointer.replace(/^\//, "").replaceAll("/", ".");

function describe(error: FastifyError | Error): Failure {
  if (error instanceof DomainError) {
    const failure: Failure = { statusCode: statusOfCode[error.code] ?? 400, message: error.code };
    if (error.message !== error.code) failure.issues = [{ path: "", message: error.message }];
    if (error.report !== undefined) failure.report = error.report;
    return failure;
  }
  if (error instanceof TooManyTries) return { statusCode: 429, message: "TOO_MANY_REQUESTS" };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: dotted(issue.instancePath),
      message: issue.message ?? generalMessage,
    }));
    return { statusCode: 400, message: issues[0]?.message ?? generalMessage, issues };
  }
  const statusCode = "statusCode" in error ? error.statusCode : undefined;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { statusCode, message: "code" in error ? ownCode(error.code) : "BAD_REQUEST" };
  }
  return { statusCode: 500, message: "INTERNAL_ERROR" };
}

/** Field by field, and none that is undefined: spreading costs more than all the rest of a visitor's refusal. */
export function errorBody({ statusCode, message, issues, report }: Failure, requestId: string): ErrorBody {
  const body: ErrorBody = { statusCode, error: reasons[statusCode] ?? "Error", message, requestId };
  if (issues !== undefined) body.issues = issues;
  if (report !== undefined) body.report = report;
  return body;
}

/** The one place where an error becomes an answer. What is not expected is logged and says only its requestId. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = describe(error);
  if (failure.statusCode >= 500) request.log.error({ reqId: request.id, err: error }, "unexpected error");
  if (error instanceof TooManyTries) reply.header("retry-after", String(error.retryAfterSeconds));
  return reply.code(failure.statusCode).send(errorBody(failure, request.id));
}
