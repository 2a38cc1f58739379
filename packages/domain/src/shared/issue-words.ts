import type * as z from "zod";
import * as messages from "./messages.ts";

/** What is wrong with a value, as a code for machines that stays when the words beside it change. */
export const issueCodes = [
  "REQUIRED",
  "WRONG_TYPE",
  "TOO_SMALL",
  "TOO_LARGE",
  "WRONG_FORMAT",
  "NOT_A_MULTIPLE",
  "NOT_A_CHOICE",
  "UNKNOWN_FIELD",
  "REFUSED",
] as const;
export type IssueCode = (typeof issueCodes)[number];

const codes: Record<z.core.$ZodIssueCode, IssueCode> = {
  invalid_type: "WRONG_TYPE",
  too_small: "TOO_SMALL",
  too_big: "TOO_LARGE",
  invalid_format: "WRONG_FORMAT",
  not_multiple_of: "NOT_A_MULTIPLE",
  invalid_value: "NOT_A_CHOICE",
  invalid_union: "NOT_A_CHOICE",
  unrecognized_keys: "UNKNOWN_FIELD",
  invalid_key: "UNKNOWN_FIELD",
  invalid_element: "REFUSED",
  custom: "REFUSED",
};

/** The code of a schema's finding; for a missing value it is always REQUIRED. */
export const issueCodeOf = (issue: { readonly code: z.core.$ZodIssueCode }, isThere: boolean): IssueCode =>
  isThere ? codes[issue.code] : "REQUIRED";

const ofType: Partial<Record<string, string>> = {
  string: messages.text,
  number: messages.number,
  int: messages.integer,
  boolean: messages.yesOrNo,
  array: messages.list,
  tuple: messages.list,
  object: messages.object,
  record: messages.object,
  date: messages.date,
};

const ofFormat: Partial<Record<string, string>> = {
  email: messages.email,
  uuid: messages.identifier,
  guid: messages.identifier,
  date: messages.date,
  datetime: messages.date,
};

/** Whether a bound limits the number itself, rather than how many characters or lines a text or a list holds. */
const isMeasured = (origin: string): boolean =>
  origin === "number" || origin === "int" || origin === "bigint";

function ofBound(issue: z.core.$ZodRawIssue & { code: "too_small" | "too_big" }): string {
  const isSmall = issue.code === "too_small";
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  if (isMeasured(issue.origin)) return isSmall ? messages.atLeast(bound) : messages.atMost(bound);
  if (issue.origin !== "string") return isSmall ? messages.tooFew(bound) : messages.tooMany(bound);
  if (isSmall && bound <= 1) return messages.required;
  return isSmall ? messages.tooShort(bound) : messages.tooLong(bound);
}

/** The French message of an issue for which its schema has none. */
export function frenchIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? messages.required : (ofType[issue.expected] ?? messages.wrongFormat);
    case "too_small":
    case "too_big":
      return ofBound(issue);
    case "invalid_format":
      return ofFormat[issue.format] ?? messages.wrongFormat;
    case "not_multiple_of":
      return messages.multipleOf(issue.divisor);
    case "invalid_value":
    case "invalid_union":
      return messages.choice;
    case "unrecognized_keys":
    case "invalid_key":
      return messages.unknownField;
    default:
      return messages.wrongValue;
  }
}
