import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Alias } from "vite";
import { describe, expect, it } from "vitest";
import makeConfig from "../../vite.config.ts";

/**
 * How often zod makes code from text in a new process; a new one, since zod keeps its settings for a whole
 * process.
 */
function codeMadeFromText(before: string): number {
  const program = `
    const made = [];
    globalThis.Function = new Proxy(Function, {
      construct: (target, given) => (made.push(given), Reflect.construct(target, given)),
    });
    ${before}
    const z = await import("zod");
    z.object({ name: z.string(), address: z.object({ city: z.string() }) }).parse({ name: "Anne", address: { city: "Die" } });
    process.stdout.write(String(made.length));`;
  const options = ["--import", "tsx", "--input-type=module", "--eval", program];
  return Number(execFileSync(process.execPath, options, { cwd: import.meta.dirname, encoding: "utf8" }));
}

describe("schemas in the browser", () => {
  it("make no code from text, which the pages' policy forbids", () => {
    expect(codeMadeFromText('await import("./zod-without-eval.ts");')).toBe(0);
  });

  it("would make some if they were not told", () => {
    expect(codeMadeFromText("")).toBeGreaterThan(0);
  });

  it.each(["build", "serve"] as const)("are told whichever file makes them first, in a %s", (command) => {
    const { resolve } = makeConfig({ command, mode: "production" });
    const [inPlace] = ((resolve?.alias ?? []) as Alias[]).filter(({ find }) => (find as RegExp).test("zod"));
    expect(inPlace?.replacement).toBe(join(import.meta.dirname, "zod-without-eval.ts"));
  });
});
