import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AnyPage, pageNames, pages } from "@mec/api";
import ts from "typescript";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The calls of the API have addresses too; a page's may only be in `pages.ts` there, and in the public rule. */
const folders = ["packages/server/src", "packages/demo/src", "packages/web/src", "packages/web/vite"];

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|generated)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** The first part of each page's address: what a second spelling would begin with. */
const beginnings = new Set(
  pageNames.flatMap((name) => {
    const page: AnyPage = pages[name];
    return page.pattern.split("/")[1] || [];
  }),
);

/** "/explore", "^/consumer/", `${origin}/services`: a slash, a page's first part, and its end. */
function spellsPage(text: string): boolean {
  const [, first = ""] = /^\^?\\?\/([a-z-]+)(?=$|[\\/?#$()])/.exec(text) ?? [];
  return beginnings.has(first);
}

/** Most files contain none: only those that may are parsed. */
const mayBeSpelled = new RegExp(`["'\`}/^]\\\\?/(${[...beginnings].join("|")})\\b`);

function spelled(file: string, source: string): string[] {
  if (!mayBeSpelled.test(source)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && spellsPage(node.text)) found.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (spellsPage(node.text)) found.push(node.text);
    }
    if (ts.isRegularExpressionLiteral(node) && spellsPage(node.text.slice(1))) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it("no page's address is spelled a second time: links are made by the table of pages", () => {
  expect(sources.length).toBeGreaterThan(500);
  const twice = sources.flatMap((file) =>
    spelled(file, readFileSync(join(root, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(twice).toEqual([]);
});

it.each([
  'navigate("/explore")',
  `const to = \`/consumer/\${id}/share\`;`,
  `const url = \`\${origin}/services#data\`;`,
  "const isSupport = /^\\/support(\\/|$)/.test(path);",
  'if (path.startsWith("/project-owner/")) return;',
])("is found in %s", (source) => {
  expect(spelled("planted.tsx", source)).toHaveLength(1);
});
