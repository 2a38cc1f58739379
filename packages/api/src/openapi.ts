import * as z from "zod";
import type { Access, Call } from "./call.ts";
import { errorBody } from "./error.ts";

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

function operation(id: string, call: Call): Json {
  const errors = call.errors ? ` Errors: ${call.errors.join(", ")}.` : "";
  return {
    operationId: id,
    summary: call.summary,
    description: describeAccess(call.access) + errors,
    ...(call.access.who === "anyone" ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    ...requestBody(call),
    responses: {
      [call.success.status]: successResponse(call),
      default: {
        description: "Error",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of the calls, in the wire's names. */
export function openApi(calls: Record<string, Call>, info: { version: string; base: string }): Json {
  const operations: Record<string, Json> = {};
  for (const [id, call] of Object.entries(calls)) {
    operations[call.path] = { ...operations[call.path], [call.method.toLowerCase()]: operation(id, call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Mon énergie collective", version: info.version },
    servers: [{ url: info.base }],
    paths: operations,
    components: {
      schemas: { Error: wire(errorBody) },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    },
  };
}
