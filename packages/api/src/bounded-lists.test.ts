import { expect, it } from "vitest";
import * as z from "zod";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";

/** Whether an answer may be a bare list: codecs are looked at as they are on the wire. */
function isList(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) return true;
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => isList(option as z.ZodType));
  if (schema instanceof z.ZodNullable) return isList(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe && isList(schema.in as z.ZodType);
}

const lists = Object.entries<Call>(calls).filter(
  ([, { success }]) => "body" in success && isList(success.body),
);

it("there are lists", () => {
  expect(lists.length).toBeGreaterThan(25);
});

it.each(lists)("%s says how many lines it has at most", (_, { mostBare, mostLines }) => {
  expect([mostBare, mostLines].filter((most) => most !== undefined)).toHaveLength(1);
});

it.each(lists.filter(([, { mostBare }]) => mostBare !== undefined))(
  "%s has pages behind its first lines",
  (_, { paged, query, mostBare = 0 }) => {
    expect(paged === "pages" || query?.shape.page !== undefined).toBe(true);
    expect(mostBare).toBeLessThanOrEqual(500);
  },
);
