import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOfTracedPage, readTracedPage, type Verdict } from "./traced-page.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const path = "docs/specification.md";
const text = readFileSync(join(root, path), "utf8");
const isId = (cell: string) => /^\d+\.\d+$/.test(cell);
const verdicts: readonly Verdict[] = ["pass", "deviation", "open"];

/** How many lines each section of the specification has, so that a missing one is noticed. */
const lengths: Readonly<Record<number, number>> = { 2: 102, 3: 60, 4: 39, 5: 58, 6: 8, 7: 74, 8: 26, 9: 45 };

const numbered = (all: Readonly<Record<number, number>>) =>
  Object.entries(all).flatMap(([section, length]) =>
    Array.from({ length }, (_, index) => `${section}.${index + 1}`),
  );

/** The texts that the page puts between “ ”. */
const quotedIn = (page: string) => [...page.matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words);

/** Quotations missing from the product's sources: apostrophes may be straight or curly, the rest is to the letter. */
function unsaid(page: string, sources: string): string[] {
  const straight = (words: string) => words.replaceAll("’", "'").replaceAll("\u00a0", " ");
  const said = straight(sources.replaceAll("\\u00a0", " "));
  return quotedIn(page).filter((words) => !said.includes(straight(words).trim()));
}

function sourcesUnder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe("docs/specification.md", () => {
  it("has each line of each section once, shown by what exists or said to be open", () => {
    expect(faultsOfTracedPage({ path, text }, { expected: numbered(lengths), verdicts, root, isId })).toEqual(
      [],
    );
  });

  it("has its lines in their order", () => {
    expect(readTracedPage(text, isId).map(({ id }) => id)).toEqual(numbered(lengths));
  });

  it("counts them right", () => {
    const lines = readTracedPage(text, isId);
    const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
    expect(text).toContain(
      `${lines.length} lines: ${count("pass")} pass, ${count("deviation")} are decided otherwise (\`deviation\`), ${count("open")} are open.`,
    );
  });

  it("quotes what the product says", () => {
    const sources = ["domain", "web"].map((name) => sourcesUnder(join(root, "packages", name, "src")));
    expect(quotedIn(text).length).toBeGreaterThan(50);
    expect(unsaid(text.replace("“ ”", ""), sources.join("\n"))).toEqual([]);
  });
});

/** Each fault of such a page, planted once. */
describe("a page of the specification", () => {
  let world: string;
  beforeAll(() => {
    world = mkdtempSync(join(tmpdir(), "mec-specification-"));
    writeFileSync(join(world, "door.test.ts"), `it("opens", () => {}); it.todo("closes");`);
  });
  afterAll(() => rmSync(world, { recursive: true }));

  const row = (id: string, verdict = "pass", proof = "`door.test.ts > opens`") =>
    `| ${id} | a door | ${verdict} | ${proof} |`;
  const faultsOf = (...rows: string[]) =>
    faultsOfTracedPage(
      { path: "docs/page.md", text: rows.join("\n") },
      { expected: numbered({ 2: 1, 3: 2 }), verdicts, root: world, isId },
    );
  const good = [row("2.1"), row("3.1"), row("3.2", "open", "The door is being built.")];

  it("is right with a test for each line, or the reason why there is none", () => {
    expect(faultsOf(...good)).toEqual([]);
  });

  it.each([
    ["a section without lines", good.slice(1), "2.1 is missing"],
    ["a line that is taken away", good.slice(0, 2), "3.2 is missing"],
    ["a line that is there twice", [...good, row("3.1")], "3.1 is there 2 times"],
    ["a line of no section", [...good, row("10.1")], "10.1 is not asked"],
    [
      "a file that is not there",
      [row("2.1", "pass", "`window.test.ts > opens`"), ...good.slice(1)],
      "does not exist",
    ],
    [
      "a test that is not there",
      [row("2.1", "pass", "`door.test.ts > flies`"), ...good.slice(1)],
      "no test “flies”",
    ],
    [
      "a test to be written",
      [row("2.1", "pass", "`door.test.ts > closes`"), ...good.slice(1)],
      "no test “closes”",
    ],
    [
      "a line without a test",
      [row("2.1", "pass", "It does."), ...good.slice(1)],
      "without anything that shows it",
    ],
    [
      "a line that is open without a reason",
      [row("2.1", "open", "`door.test.ts`"), ...good.slice(1)],
      "without a reason",
    ],
    [
      "a verdict that is none of its own",
      [row("2.1", "fail", "There is no door."), ...good.slice(1)],
      "has no verdict",
    ],
  ])("is wrong with %s", (_, rows, fault) => {
    const faults = faultsOf(...rows);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it("is wrong with a quotation that the product does not say", () => {
    const sources = `t("L’email n’est pas au bon format."); \`Périmètre\\u00a0: \${x}\``;
    expect(unsaid("“L'email n'est pas au bon format.”, “Périmètre : ”", sources)).toEqual([]);
    expect(unsaid("“L'e-mail n'est pas au bon format.”", sources)).toEqual([
      "L'e-mail n'est pas au bon format.",
    ]);
  });
});
