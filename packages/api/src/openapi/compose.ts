import type { Json } from "./hoist.ts";

/** A smaller schema is read more easily inline. */
const shortestBase = 250;

interface LooseObject extends Json {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const isLoose = (schema: Json): schema is LooseObject =>
  schema.type === "object" &&
  typeof schema.properties === "object" &&
  schema.additionalProperties === undefined;

/** Whether the whole says everything that the base says. */
function contains(whole: LooseObject, base: LooseObject): boolean {
  return (
    Object.entries(base.properties).every(
      ([name, property]) => JSON.stringify(whole.properties[name]) === JSON.stringify(property),
    ) && (base.required ?? []).every((name) => whole.required?.includes(name))
  );
}

const linkTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Writes an object that extends a named one as that name and its additions, and one that equals it as the name alone. */
export function composer(components: Readonly<Record<string, Json>>) {
  const before = structuredClone(components) as Record<string, Json>;
  const bases = Object.entries(before)
    .filter(([, schema]) => isLoose(schema) && JSON.stringify(schema).length >= shortestBase)
    .sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length) as [string, LooseObject][];
  const firstOf = new Map<string, string>();
  for (const [name, schema] of Object.entries(before)) {
    const text = JSON.stringify(schema);
    if (!firstOf.has(text)) firstOf.set(text, name);
  }

  function compose(schema: Json, own?: string): Json {
    const twin = firstOf.get(JSON.stringify(schema));
    if (own !== undefined && twin !== undefined && twin !== own) return linkTo(twin);
    if (!isLoose(schema) || schema.oneOf !== undefined) return schema;
    const found = bases.find(
      ([name, base]) =>
        name !== own &&
        Object.keys(base.properties).length < Object.keys(schema.properties).length &&
        contains(schema, base),
    );
    if (!found) return schema;
    const [name, base] = found;
    const { properties, required = [], ...rest } = schema;
    const added = Object.entries(properties).filter(([key]) => !(key in base.properties));
    return {
      ...rest,
      allOf: [linkTo(name)],
      properties: Object.fromEntries(added),
      required: required.filter((key) => !base.required?.includes(key)),
    };
  }

  /** Applies the replacement to everything inside a schema. */
  return (schema: Json, own?: string): Json => {
    const inner = JSON.parse(JSON.stringify(schema), (key, value) =>
      key !== "" && typeof value === "object" && value !== null ? compose(value) : value,
    );
    return compose(inner, own);
  };
}
