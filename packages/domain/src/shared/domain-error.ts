/** A rule of the domain that was broken: a code for the machine, a French message for the person. */
export class DomainError extends Error {
  readonly code: string;
  /** What was found in a file that is refused or is to be confirmed. */
  readonly report: object | undefined;

  constructor(code: string, message: string, report?: object) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.report = report;
  }
}
