import * as z from "zod";
import { nameSchemas } from "./components.ts";
import type { Json } from "./hoist.ts";

const rewritten = (text: string): string => text.replaceAll('"#/$defs/', '"#/components/schemas/');

/** Formats that make zod's pattern beside them redundant. */
const sayAll: readonly unknown[] = ["date", "date-time", "uuid"];

const isNumber = ({ type }: Json): boolean => type === "integer" || type === "number";

/** Drops what says nothing: bounds that every JSON number or text has, and names that stand elsewhere. */
function dropNothings(schema: Json): void {
  delete schema.id;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minLength === 0) delete schema.minLength;
  if (isNumber(schema) || sayAll.includes(schema.format)) delete schema.pattern;
  if (schema.const !== undefined || schema.enum) delete schema.type;
  if (schema.properties && Object.keys(schema.properties).length === 0) delete schema.properties;
}

/** Turns a record whose keys are known into an object with these properties. */
function nameProperties(schema: Json): void {
  const { propertyNames, additionalProperties, required } = schema as {
    propertyNames?: { enum?: string[] };
    additionalProperties?: unknown;
    required?: string[];
  };
  if (!propertyNames?.enum || !required) return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

function tidy({ jsonSchema }: { jsonSchema: Json }): void {
  dropNothings(jsonSchema);
  nameProperties(jsonSchema);
}

const isLoose = ({ type, properties, additionalProperties }: Json): boolean =>
  type === "object" && properties !== undefined && additionalProperties === undefined;

/** Writes what all branches of a choice have in common once, beside the choice. */
function factor(schema: Json): Json {
  const kinds = schema.oneOf as (Json & { properties: Json; required?: string[] })[] | undefined;
  const [first] = kinds ?? [];
  if (!first || !kinds?.every(isLoose)) return schema;
  const names = Object.keys(first.properties).filter((name) => {
    const text = JSON.stringify(first.properties[name]);
    return kinds.every(
      ({ properties, required }) => JSON.stringify(properties[name]) === text && required?.includes(name),
    );
  });
  if (names.length === 0) return schema;
  const isOwn = (name: string) => !names.includes(name);
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, first.properties[name]])),
    required: names,
    oneOf: kinds.map(({ properties, required }) => ({
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isOwn(name))),
      required: required?.filter(isOwn) ?? [],
    })),
  };
}

const factored = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && "oneOf" in value ? factor(value as Json) : value;

/** Writes schemas as the wire has them, and collects the named ones. */
export function schemaWriter() {
  nameSchemas();
  const components: Record<string, unknown> = {};
  const write = (schema: z.ZodType): Json => {
    const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: tidy as never });
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = JSON.parse(rewritten(JSON.stringify(whole)), factored) as Json & {
      $defs?: Record<string, Json>;
    };
    Object.assign(components, $defs);
    return rest;
  };
  return { components, write };
}
