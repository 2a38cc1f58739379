import type { ErrorCode } from "@mec/domain/shared";
import type { Call } from "../call.ts";
import { errorsOf } from "../errors-of.ts";
import type { Json } from "./hoist.ts";

/** The HTTP status of each refusal. */
export type StatusOf = Readonly<Record<ErrorCode, number>>;

/** The codes by which a call is refused, by HTTP status; malformed input is a 400 without a code. */
function refusals(call: Call, statusOf: StatusOf): Map<number, string[]> {
  const found = new Map<number, string[]>(
    call.params || call.query || call.body || call.paged ? [[400, []]] : [],
  );
  for (const code of [...errorsOf(call)].sort()) {
    const status = statusOf[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

export type Refusals = ReturnType<typeof refusalsOf>;

/** The refusals of all calls, each set of codes once: the commonest of a status is named after it. */
export function refusalsOf(calls: readonly Call[], statusOf: StatusOf) {
  const sets = new Map<string, { status: number; codes: string[]; times: number }>();
  const keyOf = (status: number, codes: readonly string[]) => [status, ...codes].join(".");
  for (const [status, codes] of calls.flatMap((call) => [...refusals(call, statusOf)])) {
    const key = keyOf(status, codes);
    sets.set(key, { status, codes, times: (sets.get(key)?.times ?? 0) + 1 });
  }
  const names = new Map<string, string>();
  for (const [key, { status }] of [...sets].sort(([, a], [, b]) => b.times - a.times)) {
    const before = [...names.values()].filter((name) => name.startsWith(String(status))).length;
    names.set(key, before === 0 ? String(status) : `${status}-${before + 1}`);
  }
  const nameOf = (status: number, codes: readonly string[]) => names.get(keyOf(status, codes)) ?? "";
  return {
    responses: Object.fromEntries(
      [...sets.values()].map(({ status, codes }) => [nameOf(status, codes), refusalResponse(status, codes)]),
    ),
    linksOf: (call: Call): Json =>
      Object.fromEntries(
        [...refusals(call, statusOf)].map(([status, codes]) => [
          status,
          { $ref: `#/components/responses/${nameOf(status, codes)}` },
        ]),
      ),
  };
}

const problem = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
const invalid = "Wrong input: see `issues`";

/** One refusal with its codes: the answer's `message`, unless that says what is wrong with a field. */
function refusalResponse(status: number, codes: readonly string[]): Json {
  const named = codes.map((code) => `\`${code}\``).join(", ");
  const words = status === 400 ? [invalid, named].filter(Boolean).join("; or ") : named;
  const waits = status === 429 || status === 503;
  return {
    description: words,
    ...(waits ? { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } } : {}),
    ...problem,
  };
}
