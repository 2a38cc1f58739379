/** Why a file is not kept: a code for the machine, a reason in French for the person. */
export interface Refusal {
  readonly code: "EMPTY_FILE" | "UNSUPPORTED_FILE" | "DANGEROUS_FILE";
  readonly reason: string;
}

/** Thrown by the checks; it never leaves this folder. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal["code"], reason: string) {
    super(reason);
    this.refusal = { code, reason };
  }
}

/** The file is not of the right kind, without ill intent. */
export const unsupported = (reason: string): Refused => new Refused("UNSUPPORTED_FILE", reason);

/** The file could do something besides being read. */
export const dangerous = (reason: string): Refused => new Refused("DANGEROUS_FILE", reason);
