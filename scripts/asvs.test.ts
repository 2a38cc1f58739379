import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import levels from "./data/asvs-5.0.0.json" with { type: "json" };
import { faultsOfTracedPage, readTracedPage, type Verdict } from "./traced-page.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const path = "docs/asvs.md";
const text = readFileSync(join(root, path), "utf8");

/** Each section of the standard with the levels of its requirements, the first of them first. */
const requirements = Object.entries(levels).flatMap(([section, each]) =>
  [...each].map((level, index) => ({ id: `${section}.${index + 1}`, level })),
);
const asked = requirements.filter(({ level }) => level !== "3");
const isId = (cell: string) => /^\d+\.\d+\.\d+$/.test(cell);
const verdicts: readonly Verdict[] = ["pass", "deviation", "fail"];

/** "V9", "4.3", "1.2.6": the requirements of the page's last table. */
function notApplicable(page: string): { id: string; said: number; row: string }[] {
  const [, table = ""] = page.split("## Not applicable");
  return table.split("\n").flatMap((row) => {
    const [, names = "", count = ""] = row.split("|").map((cell) => cell.trim());
    return names
      .split(", ")
      .filter((name) => /^(V\d+|\d+\.\d+(\.\d+)?)$/.test(name))
      .flatMap((name) => {
        const prefix = `${name.replace("V", "")}.`;
        return asked.filter(({ id }) => `${id}.`.startsWith(prefix));
      })
      .map(({ id }) => ({ id, said: Number(count), row: names }));
  });
}

const others = notApplicable(text);
const expected = asked.map(({ id }) => id).filter((id) => !others.some((other) => other.id === id));

describe("docs/asvs.md", () => {
  it("answers each of the 189 requirements once, by what exists", () => {
    expect(faultsOfTracedPage({ path, text }, { expected, verdicts, root, isId })).toEqual([]);
    expect(readTracedPage(text, isId)).toHaveLength(189);
  });

  it("accounts for all of levels 1 and 2: 253", () => {
    expect(asked).toHaveLength(253);
    expect(asked.filter(({ level }) => level === "1")).toHaveLength(70);
    expect(new Set(others.map(({ id }) => id)).size).toBe(others.length);
    expect(expected.length + others.length).toBe(253);
    for (const { row, said } of others)
      expect(
        others.filter((other) => other.row === row),
        row,
      ).toHaveLength(said);
  });

  it("gives each its level", () => {
    const levelOf = new Map(requirements.map(({ id, level }) => [id, level]));
    for (const [, id = "", level] of text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| \w+ \|/gm))
      expect([id, level]).toEqual([id, levelOf.get(id)]);
  });

  it("counts its verdicts right", () => {
    const count = (verdict: string) =>
      readTracedPage(text, isId).filter((line) => line.verdict === verdict).length;
    expect(text).toContain(`${count("pass")} pass, ${count("deviation")} deviate`);
    expect(text).toContain(`${count("fail")} fails. Level 1`);
  });
});

/** A small example in which each fault is planted once. */
describe("a traced page", () => {
  let world: string;
  const tests = `
    describe("a door", () => {
      it("opens", () => {});
      it.each([["wood"], ["steel"]])("of %s closes", () => {});
      it.skip("is locked", () => {});
      // it("rings", () => {});
    });
    it("stands", () => {});
    for (const metal of ["iron", "brass"]) test(\`of \${metal} shines\`, async () => {
      await test.step("is opened", async () => {});
    });
    for (const colour of ["red"]) test.describe(colour, () => {});
    const sentence = "a sentence";
  `;
  beforeAll(() => {
    world = mkdtempSync(join(tmpdir(), "mec-traced-"));
    mkdirSync(join(world, "docs/decisions"), { recursive: true });
    writeFileSync(join(world, "door.test.ts"), tests);
    writeFileSync(join(world, "door.ts"), "it('opens', () => {});");
    writeFileSync(join(world, "docs/house.md"), "# House\n## Doors\nOpen.\n");
    writeFileSync(join(world, "docs/decisions/0001-doors.md"), "# Doors\n| 1.1.1 | an opening |\n");
  });
  afterAll(() => rmSync(world, { recursive: true }));

  const faultsOf = (...rows: string[]) =>
    faultsOfTracedPage(
      { path: "docs/page.md", text: `| | asks | verdict | by |\n|---|---|---|---|\n${rows.join("\n")}\n` },
      { expected: ["1.1.1"], verdicts, root: world, isId },
    );
  const ofMetal = `of \${metal} shines`;
  const row = (verdict: string, proof: string, id = "1.1.1") =>
    `| ${id} | asks \\| this | ${verdict} | ${proof} |`;

  it.each([
    ["a file of tests", "pass", "`door.test.ts`"],
    ["a test", "pass", "`door.test.ts > stands`"],
    ["a test of a group", "pass", "`door.test.ts > a door > opens`"],
    ["a test without its group", "pass", "`door.test.ts > opens`"],
    ["a group", "pass", "`door.test.ts > a door`"],
    ["many cases", "pass", "`door.test.ts > of %s closes`"],
    ["one case", "pass", "`door.test.ts > of %s closes > steel`"],
    ["many cases of a loop", "pass", `\`door.test.ts > ${ofMetal}\``],
    ["one case of a loop", "pass", `\`door.test.ts > ${ofMetal} > brass\``],
    ["cases that a loop names", "pass", `\`door.test.ts > \${colour} > red\``],
    ["a step of a test", "pass", `\`door.test.ts > ${ofMetal} > is opened\``],
    ["a heading", "pass", "Written down. `docs/house.md > Doors`"],
    ["several", "pass", "`door.test.ts > opens`<br>`docs/house.md > Doors`"],
    ["a decision", "deviation", "Doors stay open. [0001](decisions/0001-doors.md)"],
    ["a failure that is said", "fail", "There is no door."],
  ])("is right with %s", (_, verdict, proof) => {
    expect(faultsOf(row(verdict, proof))).toEqual([]);
  });

  it.each([
    ["a file that is not there", "pass", "`window.test.ts`", "window.test.ts does not exist"],
    ["a test that is not there", "pass", "`door.test.ts > flies`", "has no test “flies”"],
    ["a test in a comment", "pass", "`door.test.ts > rings`", "has no test “rings”"],
    ["a test that is skipped", "pass", "`door.test.ts > is locked`", "has no test “is locked”"],
    [
      "a test under another group",
      "pass",
      "`door.test.ts > a door > stands`",
      "has no test “a door > stands”",
    ],
    ["a case that is not there", "pass", "`door.test.ts > of %s closes > glass`", "has no test"],
    ["a text that is no title", "pass", "`door.test.ts > a sentence`", "has no test “a sentence”"],
    ["a case of a test that has one only", "pass", "`door.test.ts > stands > a sentence`", "has no test"],
    [
      "one of two that is not there",
      "pass",
      "`door.test.ts`<br>`door.test.ts > flies`",
      "has no test “flies”",
    ],
    ["a source that is no test", "pass", "`door.ts`", "neither a file of tests nor a page"],
    ["a heading that is not there", "pass", "`docs/house.md > Windows`", "has no heading “Windows”"],
    ["a page without a heading", "pass", "`docs/house.md`", "without the heading"],
    ["nothing that shows it", "pass", "It is so.", "without anything that shows it"],
    ["a setting between backticks", "pass", "`PORT`", "without anything that shows it"],
    ["no decision", "deviation", "Doors stay open.", "without naming a decision"],
    [
      "a decision that is not there",
      "deviation",
      "Open. [9](decisions/0009-x.md)",
      "0009-x.md, which does not exist",
    ],
    ["no reason to deviate", "deviation", "[0001](decisions/0001-doors.md)", "deviates without a reason"],
    ["no reason to fail", "fail", "`door.test.ts`", "fails without a reason"],
    ["no verdict", "", "`door.test.ts`", "has no verdict"],
    ["another verdict", "passes", "`door.test.ts`", "has no verdict"],
    ["a verdict of other pages", "open", "There is no door.", "has no verdict"],
  ])("is wrong with %s", (_, verdict, proof, fault) => {
    const faults = faultsOf(row(verdict, proof));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    expect(faults[0]).toContain("1.1.1 (line 3)");
  });

  it("is wrong with a decision that does not name what deviates", () => {
    const other = row("deviation", "Open. [0001](decisions/0001-doors.md)", "1.1.11");
    expect(faultsOf(row("fail", "No door."), other)).toEqual([
      "1.1.11 is not asked",
      "1.1.11 (line 4) deviates by a decision that does not name it",
    ]);
  });

  it("is wrong with a requirement that is missing, there twice, or not asked", () => {
    const good = row("pass", "`door.test.ts`");
    expect(faultsOf()).toEqual(["1.1.1 is missing"]);
    expect(faultsOf(good, good)).toEqual(["1.1.1 is there 2 times"]);
    expect(faultsOf(good, row("pass", "`door.test.ts`", "1.1.2"))).toEqual(["1.1.2 is not asked"]);
  });
});
