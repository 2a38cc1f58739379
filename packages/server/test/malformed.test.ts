import { errorBody } from "@mec/api";
import type { Calls } from "@mec/api/calls";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { callNames, requestOf } from "./access-bodies.ts";
import { type ActorName, actors, makeWorld, nowhere, objects } from "./access-world.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";

let server: TestServer;
let world: Record<ActorName, Visitor>;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

/** Values that have broken servers before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff surrogate",
    "\u202e",
    "x".repeat(10_000),
    0,
    -0,
    -1,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 63,
    Number.MAX_SAFE_INTEGER,
    true,
    false,
    [],
    {},
    [[[]]],
    { a: { b: {} } },
    "2026-02-30",
    "99:99",
    "'; drop table account; --",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "NaN",
    "Infinity",
    nowhere,
  ),
  fc.string(),
  fc.integer(),
  fc.double(),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The paths of every value inside a JSON body. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  const inner = isObject(value) ? Object.entries(value) : Array.isArray(value) ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}

/** The body with the value at a path replaced, removed, or given an unknown field beside it. */
function spoil(
  body: unknown,
  path: readonly string[],
  how: "replace" | "remove" | "add",
  value: unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return how === "add" && isObject(body) ? { ...body, champ_inconnu: value } : value;
  const copy: Record<string, unknown> = Array.isArray(body) ? ([...body] as never) : { ...(body as object) };
  if (rest.length === 0 && how === "remove") delete copy[key];
  else copy[key] = spoil(copy[key], rest, how, value);
  return copy;
}

interface Attempt {
  name: keyof Calls;
  actor: ActorName;
  id: string;
  spoilAt: number;
  how: "replace" | "remove" | "add";
  value: unknown;
  query: [string, string][];
  raw: "json" | "truncated" | "deep" | "proto" | "text" | "form" | "charset" | "duplicate";
}

const ids = [...Object.values(objects).flatMap((all) => all.map(({ id }) => id)), nowhere];
const attempts: fc.Arbitrary<Attempt> = fc.record({
  name: fc.constantFrom(...callNames),
  actor: fc.constantFrom(...actors, "owner" as const, "consumer" as const),
  id: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ minLength: 1 }) },
  ),
  spoilAt: fc.nat(60),
  how: fc.constantFrom("replace" as const, "remove" as const, "add" as const),
  value: nasty,
  query: fc.array(
    fc.tuple(
      fc.constantFrom(
        "q",
        "limit",
        "page",
        "pageSize",
        "sort",
        "status",
        "lat",
        "centerLat",
        "radius",
        "imageType",
        "userId",
        "zoom",
        "x",
      ),
      fc.oneof(
        fc.string(),
        fc.constantFrom("-1", "1e309", "99999999999999999999", "\u0000", "%", "name;drop"),
      ),
    ),
    { maxLength: 3 },
  ),
  raw: fc.constantFrom(
    "json",
    "json",
    "json",
    "json",
    "truncated",
    "deep",
    "proto",
    "text",
    "form",
    "charset",
    "duplicate",
  ),
});

function payloadOf({ raw }: Attempt, json: unknown): { payload?: string; type?: string } {
  const text = JSON.stringify(json) ?? "null";
  const type = "application/json";
  switch (raw) {
    case "json":
      return { payload: text, type };
    case "truncated":
      return { payload: text.slice(0, -1), type };
    case "deep":
      return { payload: deep(10_000), type };
    case "proto":
      return { payload: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', type };
    case "text":
      return { payload: text, type: "text/plain" };
    case "form":
      return {
        payload: "--x\r\ncontent-disposition: form-data; name=",
        type: "multipart/form-data; boundary=x",
      };
    case "charset":
      return { payload: text, type: "application/json; charset=utf-16" };
    case "duplicate":
      return { payload: `{"name":1,${text.slice(1)}`, type };
  }
}

async function send(attempt: Attempt) {
  const { method, url, json } = requestOf(attempt.name, attempt.id);
  const paths = pathsIn(json);
  const spoiled = spoil(json, paths[attempt.spoilAt % paths.length] ?? [], attempt.how, attempt.value);
  const { payload, type } = method === "GET" ? {} : payloadOf(attempt, spoiled);
  const extra = new URLSearchParams(attempt.query).toString();
  const address = extra === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${extra}`;
  return world[attempt.actor].send(method, address, undefined, {
    ...(payload === undefined ? {} : { payload }),
    ...(type === undefined ? {} : { headers: { "content-type": type } }),
  });
}

describe("whatever is sent", () => {
  it("is answered without a 5xx, and refused in the one shape of errors", async () => {
    await fc.assert(
      fc.asyncProperty(attempts, async (attempt) => {
        const response = await send(attempt);
        expect(response.statusCode, response.body).toBeLessThan(500);
        if (response.statusCode >= 400) {
          const error = errorBody.parse(response.json());
          expect(error.statusCode).toBe(response.statusCode);
          // No implementation detail: no stack, no name of a library, no pattern.
          expect(response.body).not.toMatch(/\.ts:\d|node_modules|FST_|au motif/);
        }
      }),
      { numRuns: 10_000, endOnFailure: true },
    );
  }, 300_000);
});
