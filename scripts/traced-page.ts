import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type FileOfTests, hasTitles, readTests } from "./test-titles.ts";

/**
 * A page that says of each requirement what becomes of it: a table row for each, whose first cell is the requirement's
 * number, whose last but one is the verdict, and whose last shows it:
 *
 * - `pass`: what shows it, between backticks: `path/to/file.test.ts`, `path/to/file.test.ts > a title` (after those of
 *   its groups when one has to tell, and before the case when it is one of many), or `docs/page.md > a heading` for what is to be written down;
 * - `deviation`: the reason, a link to the decision, and between backticks what shows what is done instead, where tests do;
 * - `fail`, `open`: the reason.
 */
export interface TracedLine {
  readonly id: string;
  readonly verdict: string;
  readonly proof: string;
  /** The line in the page, from 1. */
  readonly line: number;
}

/** Number, requirement, verdict, proof: a shorter row belongs to another table. */
const fewestCells = 4;

export type Verdict = "pass" | "deviation" | "fail" | "open";

export interface Asked {
  /** The numbers that the page must cover, once each. */
  readonly expected: readonly string[];
  /** The verdicts that this page may give. */
  readonly verdicts: readonly Verdict[];
  readonly root: string;
  readonly isId: (text: string) => boolean;
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** The rows of a page's tables whose first cell is a requirement's number. */
export function readTracedPage(page: string, isId: (text: string) => boolean): TracedLine[] {
  return page.split("\n").flatMap((row, index) => {
    if (!row.trim().startsWith("|")) return [];
    const cells = cellsOf(row);
    const [id = ""] = cells;
    if (!isId(id) || cells.length < fewestCells) return [];
    return [{ id, verdict: cells.at(-2) ?? "", proof: cells.at(-1) ?? "", line: index + 1 }];
  });
}

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, inner = ""]) => inner);
const linksOf = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to);
const isTestFile = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
const headingsOf = (page: string) =>
  page.split("\n").flatMap((row) => /^#{1,6} (.+)$/.exec(row)?.[1]?.trim() ?? []);

/** Reads each file once. */
function opener(root: string) {
  const texts = new Map<string, string | null>();
  const tests = new Map<string, FileOfTests>();
  const read = (path: string): string | null => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const file = join(root, path);
    const text = existsSync(file) ? readFileSync(file, "utf8") : null;
    texts.set(path, text);
    return text;
  };
  const testsOf = (path: string): FileOfTests => {
    const known = tests.get(path) ?? readTests(path, read(path) ?? "");
    tests.set(path, known);
    return known;
  };
  return { read, testsOf };
}

type Opener = ReturnType<typeof opener>;

/** What is wrong with "path/to/file.test.ts > a title" or "docs/page.md > a heading". */
function faultOfReference(reference: string, { read, testsOf }: Opener): string | null {
  const [path = "", ...titles] = reference.split(" > ").map((part) => part.trim());
  const text = read(path);
  if (!isTestFile(path) && !path.endsWith(".md")) return `${path} is neither a file of tests nor a page`;
  if (text === null) return `${path} does not exist`;
  if (isTestFile(path)) {
    return titles.length === 0 || hasTitles(testsOf(path), titles)
      ? null
      : `${path} has no test “${titles.join(" > ")}”`;
  }
  if (titles.length === 0) return `${path} is named without the heading that says it`;
  return headingsOf(text).includes(titles.join(" > "))
    ? null
    : `${path} has no heading “${titles.join(" > ")}”`;
}

const isReference = (text: string) => /^[\w.@/-]+\.(tsx?|md)( > .+)?$/.test(text);

function faultsOfPass(proof: string, files: Opener): string[] {
  const references = quoted(proof).filter(isReference);
  if (references.length === 0) return ["passes without anything that shows it"];
  return references.flatMap((reference) => faultOfReference(reference, files) ?? []);
}

/** Whether a reason remains once links and quotations are removed. */
const saysWhy = (proof: string) =>
  /\p{L}{3}/u.test(proof.replaceAll(/\[[^\]]*\]\([^)]*\)/g, "").replaceAll(/`[^`]*`/g, ""));

function faultsOfDeviation({ id, proof }: TracedLine, folder: string, files: Opener): string[] {
  const decisions = linksOf(proof)
    .map((link) => normalize(join(folder, link)))
    .filter((path) => path.startsWith("docs/decisions/"));
  if (decisions.length === 0) return ["deviates without naming a decision"];
  const missing = decisions.filter((path) => files.read(path) === null);
  if (missing.length > 0) return missing.map((path) => `names the decision ${path}, which does not exist`);
  const isNamed = decisions.some((path) =>
    new RegExp(`(?<![\\d.])${escaped(id)}(?![\\d]|\\.\\d)`).test(files.read(path) ?? ""),
  );
  return [
    ...quoted(proof)
      .filter(isReference)
      .flatMap((reference) => faultOfReference(reference, files) ?? []),
    ...(isNamed ? [] : ["deviates by a decision that does not name it"]),
    ...(saysWhy(proof) ? [] : ["deviates without a reason"]),
  ];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function faultsOfLine(
  line: TracedLine,
  folder: string,
  files: Opener,
  verdicts: readonly Verdict[],
): string[] {
  const verdict = verdicts.find((one) => one === line.verdict);
  switch (verdict) {
    case "pass":
      return faultsOfPass(line.proof, files);
    case "deviation":
      return faultsOfDeviation(line, folder, files);
    case "fail":
      return saysWhy(line.proof) ? [] : ["fails without a reason"];
    case "open":
      return saysWhy(line.proof) ? [] : ["is open without a reason"];
    default:
      return [`has no verdict (${verdicts.join(", ")})`];
  }
}

/** Every fault of a traced page, one sentence each. */
export function faultsOfTracedPage(
  { path, text }: { path: string; text: string },
  { expected, verdicts, root, isId }: Asked,
): string[] {
  const lines = readTracedPage(text, isId);
  const files = opener(root);
  const counts = new Map<string, number>();
  for (const { id } of lines) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [
    ...expected.filter((id) => !counts.has(id)).map((id) => `${id} is missing`),
    ...[...counts].filter(([, count]) => count > 1).map(([id, count]) => `${id} is there ${count} times`),
    ...[...counts.keys()].filter((id) => !expected.includes(id)).map((id) => `${id} is not asked`),
    ...lines.flatMap((line) =>
      faultsOfLine(line, dirname(path), files, verdicts).map(
        (fault) => `${line.id} (line ${line.line}) ${fault}`,
      ),
    ),
  ];
}
