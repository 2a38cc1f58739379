import type { Call } from "@mec/api";
import { calls } from "@mec/api/calls";
import { frenchIssue, issueCodes } from "@mec/domain/shared";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { inputValidator } from "../src/http/validator.ts";
import { callNames, requestOf } from "./access-bodies.ts";
import { nowhere } from "./access-world.ts";

beforeAll(() => z.config({ localeError: frenchIssue }));

const wrong: unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e300,
  Number.NaN,
  "",
  "x",
  "\u0000",
  "x".repeat(5000),
  [],
  [null],
  Array.from({ length: 600 }, () => "x"),
  {},
  { champ: 1 },
  { kind: "x" },
];

/** The value and each value inside it, with a function that replaces it by another. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* wrong;
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { ...value, champ_inconnu: 1 };
  for (const [key, inner] of Object.entries(value)) {
    for (const other of spoilt(inner)) {
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    }
  }
}

interface Judged {
  error?: { issues: { path: string; message: string; code: string }[] };
}
const judge = (schema: z.ZodType, httpPart: string) =>
  inputValidator({ schema, method: "POST", url: "/", httpPart }) as (input: unknown) => Judged;

/** Each part of a request that may be wrong, with the values that make it so. */
function* partsOf(name: (typeof callNames)[number]): Generator<[string, z.ZodType, Iterable<unknown>]> {
  const call: Call = calls[name];
  const { json } = requestOf(name, nowhere);
  if (call.body) yield ["body", call.body, spoilt(json)];
  for (const [part, schema] of [
    ["params", call.params],
    ["querystring", call.query?.strict()],
  ] as const) {
    if (!schema) continue;
    const texts = wrong.filter((value) => typeof value === "string");
    const given = Object.keys(schema.shape).flatMap((key) => texts.map((text) => ({ [key]: text })));
    yield [part, schema, [{}, { inconnu: "1" }, ...given]];
  }
}

/** zod's own messages, in English or French. */
const ofLibrary =
  /\b(invalid|expected|received|unrecognized|input|must|should|required|string|number|too (small|big|short|long)|at (least|most)|option|nullish|nan)\b|Entrée invalide|attendu,|reçu|motif|\/\^|discriminat/i;

describe("whatever is wrong in what a call is given", () => {
  it.each(callNames.map((name) => [name]))("%s says so in French, with a code of the table", (name) => {
    for (const [part, schema, values] of partsOf(name)) {
      const verdictOn = judge(schema, part);
      for (const value of values) {
        for (const { message, code } of verdictOn(value).error?.issues ?? []) {
          expect(message, `${part} ${JSON.stringify(value)?.slice(0, 300)}`).not.toMatch(ofLibrary);
          expect(message).toMatch(/^\p{Lu}.*\p{L}/u);
          expect(issueCodes).toContain(code);
        }
      }
    }
  });
});
