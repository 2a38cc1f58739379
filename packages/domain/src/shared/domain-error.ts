import type { ErrorCode } from "./error-codes.ts";

/** A rule of the domain that was broken: a code for the machine, a French message for the person. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** What was found in a file that is refused or is to be confirmed. */
  readonly report: object | undefined;

  constructor(code: ErrorCode, message: string, report?: object) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.report = report;
  }
}

/** A refusal of something that may be tried again later. */
export class LaterError extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(code: ErrorCode, message: string, retryAfterSeconds: number) {
    super(code, message);
    this.name = "LaterError";
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A refusal of one field, beside which its message is shown. */
export class FieldError extends DomainError {
  /** Dotted path, as the wire names the field. */
  readonly path: string;

  constructor(code: ErrorCode, path: string, message: string) {
    super(code, message);
    this.name = "FieldError";
    this.path = path;
  }
}
