import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { leanSource } from "../packages/web/vite/lean-router.ts";

/** Where the build takes the router from (`packages/web/vite.config.ts`). */
const folder = join(
  dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production",
);
const chunks = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"));
const [original = ""] = chunks.filter((code) => leanSource(code) !== code);
const mark = "/* @__PURE__ */ ";
const unmarked = (code: string) => code.replaceAll(mark, "");
const marks = (code: string) => code.split(mark).length - 1;
const lines = (code: string) => code.split("\n").filter((line) => line !== "");

/** Each fails when the router is written in another way: then what is taken out of it is judged anew. */
describe("the router that the build makes lean", () => {
  it("stands in one file, which is still written as it was", () => {
    expect(chunks.filter((code) => leanSource(code) !== code)).toHaveLength(1);
    expect(readFileSync(join(folder, "index.mjs"), "utf8")).toContain('from "./chunk-');
  });

  it("loses names that only the development tools read, and no other line", () => {
    const left = lines(unmarked(leanSource(original)));
    const lost = lines(unmarked(original)).filter((line) => !left.includes(line));
    expect(left).toEqual(lines(unmarked(original)).filter((line) => !lost.includes(line)));
    expect(lost).toHaveLength(15);
    for (const line of lost) expect(line).toMatch(/^\w+\.displayName = "\w+";$/);
    // Each mention of a `displayName` gives one: nothing reads them.
    expect(original.match(/\.displayName\b(?! = )/g)).toBeNull();
  });

  it("is promised that making its components does nothing else: sixteen calls of React's, by name", () => {
    const made = [...original.matchAll(/(\w+) = React\d*\.(forwardRef|createContext)\(/g)];
    expect(made.map(([, name]) => name?.replace(/Context$/, "")).join(" ")).toBe(
      "DataRouter DataRouterState RSCRouter ViewTransition Fetchers Await Navigation Location Route RouteError Outlet Framework Link NavLink Form FetcherForm2",
    );
    expect(marks(leanSource(original)) - marks(original)).toBe(made.length);
  });
});
