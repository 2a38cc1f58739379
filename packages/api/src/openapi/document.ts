import type { Access, Call } from "../call.ts";
import { errorBody } from "../error.ts";
import { answerOf, queryOf } from "../paging.ts";
import { composer } from "./compose.ts";
import { hoister, type Json } from "./hoist.ts";
import { headersOf, parameters, shareParameters, type WithParameters, type Write } from "./parameters.ts";
import { type Refusals, refusalsOf, type StatusOf } from "./refusals.ts";
import { schemaWriter } from "./schemas.ts";
import { tagOf, tags } from "./tags.ts";

interface Info {
  readonly version: string;
  readonly base: string;
  readonly statusOf: StatusOf;
  /** The cookie's name as the browser is given it: a server behind https adds a prefix. */
  readonly sessionCookie: string;
}

const file = { type: "string", format: "binary" };

function requestBody(call: Call, write: Write): Json {
  if (call.upload) {
    const { field } = call.upload;
    const schema = { type: "object", properties: { [field]: file }, required: [field] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!call.body) return {};
  const required = !call.body.safeParse(undefined).success;
  return { requestBody: { required, content: { "application/json": { schema: write(call.body) } } } };
}

function contentOf(call: Call, write: Write): Json {
  const answer = answerOf(call);
  if (answer) return { content: { "application/json": { schema: write(answer) } } };
  if (!("file" in call.success)) return {};
  return { content: Object.fromEntries(call.success.file.map((type) => [type, { schema: file }])) };
}

const tellsVersion = ({ version, method, answersVersion }: Call): boolean =>
  version !== undefined && (method === "GET" || answersVersion === true);

function successResponse(call: Call, write: Write): Json {
  const description = { 200: "OK", 201: "Created", 204: "Done" }[call.success.status];
  const headers = {
    ...(tellsVersion(call) ? { ETag: { $ref: "#/components/headers/ETag" } } : {}),
  };
  return {
    description,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...contentOf(call, write),
  };
}

const pagingWords = {
  pages: " A bare list without `page`; with it, `items` of that page and their `total`.",
  cursor:
    " A bare list without `cursor`; with it (empty for the first ones), `items` and the `nextCursor`, null at the end.",
} as const;

/** How long a bare list is at most. */
function boundWords({ mostBare, mostLines }: Call): string {
  if (mostBare !== undefined)
    return ` A bare list ends after ${mostBare} lines, with a Link to the next ones.`;
  return mostLines === undefined ? "" : ` At most ${mostLines} lines.`;
}

const describe = (call: Call): string =>
  (call.fresh ? "Needs an identity confirmed within ten minutes (POST /session/confirm)." : "") +
  (call.paged ? pagingWords[call.paged] : "") +
  boundWords(call);

/** The relations to an object, or to the platform, that may make the call. */
const rolesOf = ({ who }: Access): readonly string[] =>
  who === "anyone" || who === "user" ? [] : [who].flat();

/** The session's cookie for calls that need a login; a write also sends the token of its cookie in a header. */
function securityOf({ access, method }: Call): Json[] {
  const session = access.who === "anyone" ? {} : { session: rolesOf(access) };
  const write = method === "GET" ? {} : { xsrf: [] };
  const all = { ...session, ...write };
  return Object.keys(all).length > 0 ? [all] : [];
}

function operation(id: string, call: Call, refused: Refusals, write: Write): Json {
  return {
    operationId: id,
    summary: call.summary,
    ...(describe(call) === "" ? {} : { description: describe(call).trim() }),
    tags: [tagOf(call.path)],
    security: securityOf(call),
    parameters: [...parameters(queryOf(call), "query", write), ...headersOf(call)],
    ...requestBody(call, write),
    responses: { [call.success.status]: successResponse(call, write), ...refused.linksOf(call) },
  };
}

const integer = { type: "integer", minimum: 1 };

const parts = ({ sessionCookie }: Info): Json => ({
  parameters: {
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      description:
        "Asked for again with the same key and body within 24 hours, it is not done again: the first answer is given, with `Idempotency-Replayed: true`.",
      schema: { type: "string", format: "uuid" },
    },
    IfMatch: {
      name: "If-Match",
      in: "header",
      description: "The ETag of what is replaced: refused (412) when that has changed since.",
      schema: { type: "string" },
    },
  },
  headers: {
    ETag: { description: "The version of what is answered, for If-Match.", schema: { type: "string" } },
    RetryAfter: { description: "In how many seconds to try again.", schema: integer },
  },
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "cookie",
      name: sessionCookie,
      description: "Set by POST /sign-up and POST /login.",
    },
    xsrf: {
      type: "apiKey",
      in: "header",
      name: "X-XSRF-TOKEN",
      description:
        "The value of the cookie XSRF-TOKEN, which is sent too: the answer to any GET sets it, and each new session anew.",
    },
  },
});

interface Operation extends WithParameters {
  operationId: string;
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

/** The places of an operation whose schemas may be shared, each with its name. */
function bodiesOf({
  operationId,
  requestBody: asked,
  responses,
}: Operation): [{ schema: unknown }, string][] {
  const answers = Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}));
  return [
    ...Object.values(asked?.content ?? {}).map((body): [{ schema: unknown }, string] => [
      body,
      `${operationId}Body`,
    ]),
    ...answers.map((body): [{ schema: unknown }, string] => [body, operationId]),
  ];
}

/** The OpenAPI 3.1 document of the calls, in the wire's names. */
export function openApi(calls: Record<string, Call>, info: Info): Json {
  const { components, write } = schemaWriter();
  const refused = refusalsOf(Object.values(calls), info.statusOf);
  write(errorBody);
  const paths: Record<string, Json> = {};
  for (const [id, call] of Object.entries(calls)) {
    const path = call.path.replace(/\/$/, "");
    const own = parameters(call.params, "path", write);
    paths[path] = {
      ...paths[path],
      ...(own.length > 0 ? { parameters: own } : {}),
      [call.method.toLowerCase()]: operation(id, call, refused, write),
    };
  }
  const operations = Object.values(paths).flatMap(({ parameters: _, ...methods }) =>
    Object.values(methods as Record<string, Operation>),
  );
  const bodies = operations.flatMap(bodiesOf);
  const common = parts(info);
  shareParameters(
    [...operations, ...(Object.values(paths) as unknown as WithParameters[])],
    common.parameters as Record<string, Json>,
  );
  const roots = [...Object.values(components), ...bodies.map(([{ schema }]) => schema)];
  const shared: Record<string, unknown> = { ...components };
  const { hoist, inside, pascal } = hoister(roots, shared);
  for (const [name, schema] of Object.entries(components)) shared[name] = inside(schema as Json, name);
  for (const [body, name] of bodies) body.schema = hoist(body.schema, pascal(name));
  const compose = composer(shared as Record<string, Json>);
  for (const [name, schema] of Object.entries(shared)) shared[name] = compose(schema as Json, name);
  for (const [body] of bodies) body.schema = compose(body.schema as Json);
  return {
    openapi: "3.1.0",
    info: {
      title: "Mon énergie collective",
      version: info.version,
      description:
        "Local collective self-consumption of electricity. Bodies are JSON, errors have one shape (`issues` says what is wrong in what was sent, with a `code` each), and a path that does not take a method says which it takes (405, `Allow`). A body over a megabyte is a 413, a query parameter that is not named here a 400. The roles in the security of an operation say who of its object may ask: to all others it is a 404.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: info.base }],
    tags,
    paths,
    components: {
      ...common,
      schemas: shared,
      responses: refused.responses,
    },
  };
}
