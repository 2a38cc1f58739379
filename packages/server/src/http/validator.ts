import type { ErrorBody } from "@mec/api";
import { issueCodeOf, messages } from "@mec/domain/shared";
import type { FastifySchemaCompiler } from "fastify";
import * as z from "zod";

type Issue = NonNullable<ErrorBody["issues"]>[number];

/** A body of a megabyte may have more faults than anybody reads. */
const mostIssues = 100;

/** The input of a call is wrong: names the fields and why. */
export class InvalidInput extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("INVALID_INPUT");
    this.name = "InvalidInput";
    this.issues = issues;
  }
}

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join(".");

function isThere(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return false;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value !== undefined;
}

/** The issues of a finding; an unknown field is reported at its own path, not its parent's. */
function issuesOf(issue: z.core.$ZodIssue, input: unknown, isQuery: boolean): Issue[] {
  const { path, message } = issue;
  if (issue.code !== "unrecognized_keys")
    return [{ path: dotted(path), message, code: issueCodeOf(issue, isThere(input, path)) }];
  return issue.keys.slice(0, mostIssues).map((key) => ({
    path: dotted([...path, key.slice(0, 100)]),
    message: isQuery ? messages.unknownParameter : message,
    code: issueCodeOf(issue, true),
  }));
}

/** Validates a part of a request by the schema of its call, with the domain's messages and codes. */
export const inputValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const isQuery = httpPart === "querystring";
  return (input: unknown) => {
    const verdict = z.safeParse(schema, input);
    if (verdict.success) return { value: verdict.data };
    const issues = verdict.error.issues.flatMap((issue) => issuesOf(issue, input, isQuery));
    return { error: new InvalidInput(issues.slice(0, mostIssues)) };
  };
};
