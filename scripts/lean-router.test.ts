import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { cuts, leanSource } from "../packages/web/vite/lean-router.ts";

/** Where the build takes the router from (`packages/web/vite.config.ts`). */
const folder = join(
  dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production",
);
const chunks = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"));
const [original = ""] = chunks.filter((code) => leanSource(code) !== code);

/** Each fails when the router is written in another way: then what is taken out of it is judged anew. */
describe("the router that the build makes lean", () => {
  it("stands in one file, which is still written as it was", () => {
    expect(chunks.filter((code) => leanSource(code) !== code)).toHaveLength(1);
    expect(readFileSync(join(folder, "index.mjs"), "utf8")).toContain('from "./chunk-');
  });

  it("loses names that only the development tools read, and what its other modes alone reach", () => {
    const cut = cuts.map(([expression]) => original.match(expression) ?? []);
    expect(cut.map(({ length }) => length)).toEqual([15, 1, 1, 1]);
    const [displayed = [], [fetchedAhead] = [], [boundary] = [], [bounded] = []] = cut;
    for (const line of displayed) expect(line).toMatch(/^\w+\.displayName = "\w+";$/);
    // Each mention of a `displayName` gives one: nothing reads them.
    expect(original.match(/\.displayName\b(?! = )/g)).toBeNull();
    // A link without `prefetch` stays as it is.
    expect(original).toContain('prefetch = "none",');
    expect(fetchedAhead).toMatch(/^ +return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;$/);
    // What catches errors is drawn in one place, for who has a `dataRouterState`, which a plain router has not.
    expect(bounded?.match(/RenderErrorBoundary/g)).toHaveLength(1);
    expect(boundary?.split("\n").filter((line) => /^\S/.test(line))).toHaveLength(3);
    expect(leanSource(original)).not.toContain("RenderErrorBoundary");
  });

  it("is promised that making its components does nothing else: sixteen calls of React's, by name", () => {
    const made = [...original.matchAll(/(\w+) = React\d*\.(forwardRef|createContext)\(/g)];
    expect(made.map(([, name]) => name?.replace(/Context$/, "")).join(" ")).toBe(
      "DataRouter DataRouterState RSCRouter ViewTransition Fetchers Await Navigation Location Route RouteError Outlet Framework Link NavLink Form FetcherForm2",
    );
    const marked = (code: string) =>
      code.match(/ = \/\* @__PURE__ \*\/ React\d*\.(forwardRef|createContext)\(/g) ?? [];
    expect(marked(original)).toHaveLength(0);
    expect(marked(leanSource(original))).toHaveLength(made.length);
  });
});
