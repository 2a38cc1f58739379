import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** How often zod, which keeps what it knows for a whole process, makes code from text in a new one. */
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

  it("are told before the entry brings any other file", () => {
    const [first] = readFileSync(new URL("../main.tsx", import.meta.url), "utf8").split("\n");
    expect(first).toBe('import "./platform/zod-without-eval.ts";');
  });
});
