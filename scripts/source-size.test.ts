import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = ["domain", "energy", "api", "server", "demo", "web"].flatMap((name) => {
  const folder = `packages/${name}/src`;
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|test-helper|generated)\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), "utf8") }));
});

const longestFile = 300;
const longestFunction = 60;

/** A drawing is one picture: cutting it would give names to strokes. */
const drawings = ["packages/web/src/ui/illustrations/parts.tsx"];

const linesOf = (text: string): number => text.trimEnd().split("\n").length;

const longFiles = (among: readonly Source[]): string[] =>
  among
    .filter(({ text }) => linesOf(text) > longestFile)
    .map(({ file, text }) => `${file}: ${linesOf(text)}`);

/** The functions of a source that are too long, by the line on which each begins. */
function longFunctionsOf({ file, text }: Source): string[] {
  // Most sources are shorter than the longest function, and need no parsing.
  if (file.endsWith(".css") || linesOf(text) <= longestFunction) return [];
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => parsed.getLineAndCharacterOfPosition(position).line + 1;
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const first = lineAt(node.getStart());
      const lines = lineAt(node.getEnd()) - first + 1;
      if (lines > longestFunction) found.push(`${file}:${first}: ${lines}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const longFunctions = (among: readonly Source[]): string[] => among.flatMap(longFunctionsOf);

describe("the sources", () => {
  it("have no file that is longer than a newcomer reads at once", () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(longFiles(sources)).toEqual([]);
  });

  it("have no function longer than a screen, but for drawings", () => {
    expect(longFunctions(sources.filter(({ file }) => !drawings.includes(file)))).toEqual([]);
  });

  it("have no exception that is not needed", () => {
    const excepted = sources.filter(({ file }) => drawings.includes(file));
    expect(excepted.filter((source) => longFunctions([source]).length === 0)).toEqual([]);
    expect(excepted).toHaveLength(drawings.length);
  });
});

describe("what is too long is found:", () => {
  const statements = (count: number) => "  step();\n".repeat(count);
  const planted = (text: string) => longFunctions([{ file: "planted.tsx", text }]);

  it.each([
    ["a function", (body: string) => `function act() {\n${body}}\n`],
    ["an arrow", (body: string) => `const act = () => {\n${body}};\n`],
    ["a method", (body: string) => `class Actor {\n  act() {\n${body}  }\n}\n`],
    ["a function inside another", (body: string) => `const make = () => ({ act() {\n${body}} });\n`],
    ["a component", (body: string) => `export function Page() {\n${body}  return <p />;\n}\n`],
  ])("%s", (_, made) => {
    expect(planted(made(statements(60)))).not.toEqual([]);
    expect(planted(made(statements(50)))).toEqual([]);
  });

  it("a file", () => {
    const file = (lines: number) => longFiles([{ file: "planted.ts", text: "step();\n".repeat(lines) }]);
    expect(file(301)).toEqual(["planted.ts: 301"]);
    expect(file(300)).toEqual([]);
  });
});
