export type Json = Record<string, unknown>;

/** Shorter schemas are read more easily inline. */
const shortest = 60;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const pascal = (text: string): string =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The schemas directly inside a schema, each with its name there. */
function childrenOf(schema: Json): [name: string, child: unknown, put: (to: Json, child: unknown) => void][] {
  const one = (key: string, name: string) =>
    isObject(schema[key])
      ? [[name, schema[key], (to: Json, child: unknown) => (to[key] = child)] as const]
      : [];
  const several = (key: string, nameOf: (at: string) => string) =>
    Object.entries((schema[key] as object | undefined) ?? {}).map(
      ([at, child]) =>
        [
          nameOf(at),
          child,
          (to: Json, made: unknown) => ((to[key] as Record<string, unknown>)[at] = made),
        ] as const,
    );
  return [
    ...one("items", "Item"),
    ...one("additionalProperties", "Value"),
    ...several("properties", pascal),
    ...["anyOf", "oneOf", "allOf", "prefixItems"].flatMap((key) => several(key, () => "")),
  ] as never;
}

/** A property is named after itself; an item of a list or of a union after the whole. */
const nameOf = (whole: string, part: string): string =>
  part === "" || part === "Item" || part === "Value" ? `${whole}${part}` : part;

/** Counts each schema; what is inside one is counted once, however often it is met. */
function count(schema: unknown, counts: Map<string, number>): void {
  if (!isObject(schema)) return;
  const text = JSON.stringify(schema);
  const before = counts.get(text) ?? 0;
  counts.set(text, before + 1);
  if (before > 0) return;
  for (const [, child] of childrenOf(schema)) count(child, counts);
}

/** Moves each schema that is met more than once to the components, named after the place where it is met first. */
export function hoister(roots: readonly unknown[], components: Record<string, unknown>) {
  const counts = new Map<string, number>();
  for (const root of roots) count(root, counts);
  const named = new Map<string, string>();

  function nameFor(text: string, wished: string): string {
    let name = wished;
    for (let n = 2; name in components; n += 1) name = `${wished}${n}`;
    named.set(text, name);
    return name;
  }

  function inside(schema: Json, name: string): Json {
    const made: Json = structuredClone(schema);
    for (const [part, child, put] of childrenOf(schema)) put(made, hoist(child, nameOf(name, part)));
    return made;
  }

  function hoist(schema: unknown, name: string): unknown {
    if (!isObject(schema) || "$ref" in schema) return schema;
    const text = JSON.stringify(schema);
    if (text.length < shortest || (counts.get(text) ?? 0) < 2) return inside(schema, name);
    const known = named.get(text);
    const component = known ?? nameFor(text, name);
    if (known === undefined) {
      components[component] = {};
      components[component] = inside(schema, component);
    }
    return { $ref: `#/components/schemas/${component}` };
  }
  return { hoist, inside, pascal };
}
