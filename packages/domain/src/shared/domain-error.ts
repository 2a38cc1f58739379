/** A rule of the domain that was broken: a code for the machine, a French message for the person. */
export class DomainError extends Error {
  readonly code: string;
  /** What the person is asked to confirm, when the code asks for it. */
  readonly report: object | undefined;

  constructor(code: string, message: string, report?: object) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.report = report;
  }
}
