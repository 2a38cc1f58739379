import type { ErrorCode } from "@mec/domain/shared";
import * as z from "zod";
import type { Access, Call } from "./call.ts";
import { errorBody } from "./error.ts";
import { errorsOf } from "./errors-of.ts";

type Json = Record<string, unknown>;

const wire = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  return rest;
};

function parameters(schema: z.ZodObject | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const json = wire(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (json.required ?? []).includes(name),
    schema: property,
  }));
}

function requestBody(call: Call): Json {
  if (call.upload) {
    const file = { type: "string", format: "binary" };
    const schema = {
      type: "object",
      properties: { [call.upload.field]: file },
      required: [call.upload.field],
    };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!call.body) return {};
  return { requestBody: { required: true, content: { "application/json": { schema: wire(call.body) } } } };
}

function successResponse(call: Call): Json {
  const { success } = call;
  if ("body" in success)
    return { description: "OK", content: { "application/json": { schema: wire(success.body) } } };
  if ("file" in success) {
    return { description: "OK", content: Object.fromEntries(success.file.map((type) => [type, {}])) };
  }
  return { description: "No content" };
}

function describeAccess(access: Access): string {
  if (access.who === "anyone") return "Anyone.";
  if (access.who === "user") return "Any signed-in person.";
  if (access.who === "support") return "Support only.";
  return `Of the ${access.object}: ${access.who.join(", ")}. Others get a 404.`;
}

const freshness = " Needs an identity confirmed within ten minutes (POST /session/confirm).";

/** The codes by which a call is refused, by their status. */
function refusals(call: Call, statusOf: StatusOf): Map<number, ErrorCode[]> {
  const found = new Map<number, ErrorCode[]>();
  for (const code of [...errorsOf(call)].sort()) {
    const status = statusOf[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

const refusalName = (status: number, codes: readonly ErrorCode[]) => [status, ...codes].join(".");

const refusalLinks = (call: Call, statusOf: StatusOf): Json =>
  Object.fromEntries(
    [...refusals(call, statusOf)].map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${refusalName(status, codes)}` },
    ]),
  );

const problem = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };

/** Each refusal once, with its codes: the answer's `message`, unless that says what is wrong with a field. */
const refusalResponses = (calls: readonly Call[], statusOf: StatusOf): Json =>
  Object.fromEntries(
    calls
      .flatMap((call) => [...refusals(call, statusOf)])
      .map(([status, codes]) => [
        refusalName(status, codes),
        { description: codes.map((code) => `\`${code}\``).join(", "), ...problem },
      ]),
  );

function operation(id: string, call: Call, statusOf: StatusOf): Json {
  return {
    operationId: id,
    summary: call.summary,
    description: describeAccess(call.access) + (call.fresh ? freshness : ""),
    ...(call.access.who === "anyone" ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    ...requestBody(call),
    responses: {
      [call.success.status]: successResponse(call),
      ...refusalLinks(call, statusOf),
      default: { description: "Error", ...problem },
    },
  };
}

/** The HTTP status of each refusal. */
type StatusOf = Readonly<Record<ErrorCode, number>>;

/** The OpenAPI 3.1 document of the calls, in the wire's names. */
export function openApi(
  calls: Record<string, Call>,
  info: { version: string; base: string; statusOf: StatusOf },
): Json {
  const operations: Record<string, Json> = {};
  for (const [id, call] of Object.entries(calls)) {
    operations[call.path] = {
      ...operations[call.path],
      [call.method.toLowerCase()]: operation(id, call, info.statusOf),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Mon énergie collective", version: info.version },
    servers: [{ url: info.base }],
    paths: operations,
    components: {
      schemas: { Error: wire(errorBody) },
      responses: refusalResponses(Object.values(calls), info.statusOf),
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    },
  };
}
