import type * as z from "zod";
import type { Call } from "../call.ts";
import { takesKey } from "../errors-of.ts";
import type { Json } from "./hoist.ts";

export type Write = (schema: z.ZodType) => Json;

export function parameters(schema: z.ZodObject | undefined, place: "path" | "query", write: Write): Json[] {
  if (!schema) return [];
  const json = write(schema) as { properties?: Record<string, Json>; required?: string[] };
  const isRequired = (name: string) => place === "path" || (json.required ?? []).includes(name);
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    ...(isRequired(name) ? { required: true } : {}),
    schema: property,
  }));
}

const header = (name: string) => ({ $ref: `#/components/parameters/${name}` });

export const headersOf = (call: Call): Json[] => [
  ...(takesKey(call) ? [header("IdempotencyKey")] : []),
  ...(call.version && call.method === "PUT" ? [header("IfMatch")] : []),
];

/** Parameters that several operations take are shared, each under a name. */
export function shareParameters(operations: readonly WithParameters[], shared: Record<string, Json>): void {
  const times = new Map<string, number>();
  const all = operations.flatMap(({ parameters: own = [] }) => own).filter((own) => !("$ref" in own));
  for (const own of all) times.set(JSON.stringify(own), (times.get(JSON.stringify(own)) ?? 0) + 1);
  const names = new Map<string, string>();
  const nameOf = (own: Json): string => {
    const text = JSON.stringify(own);
    const wished = String(own.name);
    let name = names.get(text) ?? wished;
    for (let n = 2; !names.has(text) && name in shared; n += 1) name = `${wished}${n}`;
    names.set(text, name);
    shared[name] = own;
    return name;
  };
  for (const made of operations) {
    made.parameters = (made.parameters ?? []).map((own) =>
      (times.get(JSON.stringify(own)) ?? 0) > 1 ? header(nameOf(own)) : own,
    );
    if (made.parameters.length === 0) delete made.parameters;
  }
}

export interface WithParameters {
  parameters?: Json[];
}
