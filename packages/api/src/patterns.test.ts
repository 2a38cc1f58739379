import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);

/** Each pattern, from its bracket to the end of its line: a message, or the opening of an object that holds one. */
const patterns = sources.flatMap((name) =>
  [...readFileSync(join(folder, name), "utf8").matchAll(/\.regex\((.*)$/gm)].map(([, rest = ""]) => ({
    name,
    rest,
  })),
);

it("each pattern of a call has words of its own: zod's would show the pattern", () => {
  expect(patterns.length).toBeGreaterThan(3);
  for (const { name, rest } of patterns) expect(rest, name).toMatch(/, (messages\.\w+|\{( error: "|$))/);
});
