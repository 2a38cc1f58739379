import ts from "typescript";

/** A test that runs, or a group of tests: the titles of its groups, then its own. */
export type TitlePath = readonly string[];

/** What takes a title: a group, a test; in Playwright also `test.describe` and the steps of a test (`test.step`). */
const titled = new Set(["describe", "it", "test"]);
/** A skipped test proves nothing; one that waits for a tool (`skipIf`) runs where the tool is. */
const putAside = new Set(["skip", "todo", "fails"]);

interface Callee {
  readonly name: string;
  readonly modifiers: readonly string[];
}

/** "it", "describe.each([…])", "test.concurrent": what a call calls, at its root. */
function calleeOf(node: ts.Expression): Callee | null {
  if (ts.isIdentifier(node)) return { name: node.text, modifiers: [] };
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return calleeOf(ts.isCallExpression(node) ? node.expression : node.tag);
  if (!ts.isPropertyAccessExpression(node)) return null;
  const inner = calleeOf(node.expression);
  return inner && { name: inner.name, modifiers: [...inner.modifiers, node.name.text] };
}

/** A title as written in the source: an expression in it stays "${name}". */
function titleOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return `\${${node.text}}`;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `\${${expression.getText()}}${literal.text}`,
  );
  return node.head.text + spans.join("");
}

export interface FileOfTests {
  /** Titles as written in the source: "%s", "$name" and "${name}" stay as they are. */
  readonly paths: readonly TitlePath[];
  /** All texts of the file, including those of its tables of cases. */
  readonly texts: ReadonlySet<string>;
}

export function readTests(fileName: string, source: string): FileOfTests {
  const paths: TitlePath[] = [];
  const texts = new Set<string>();
  const visit = (node: ts.Node, around: TitlePath): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (!ts.isCallExpression(node)) return void ts.forEachChild(node, (child) => visit(child, around));
    const callee = calleeOf(node.expression);
    const title = titleOf(node.arguments[0]);
    if (callee === null || !titled.has(callee.name) || title === null)
      return void ts.forEachChild(node, (child) => visit(child, around));
    if (callee.modifiers.some((modifier) => putAside.has(modifier))) return;
    const path = [...around, title];
    paths.push(path);
    visit(node.expression, around);
    for (const argument of node.arguments.slice(1)) visit(argument, path);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true), []);
  return { paths, texts };
}

/** Whether these titles are nested, the last one being a test's or a group's. */
function stand(paths: readonly TitlePath[], titles: readonly string[]): boolean {
  return paths.some((path) => {
    if (path.at(-1) !== titles.at(-1)) return false;
    let from = 0;
    return titles.every((title) => {
      const at = path.indexOf(title, from);
      from = at + 1;
      return at >= 0;
    });
  });
}

/** Whether a title stands for many cases: "%s", "$name", "${name}". */
const isOfCases = (title: string | undefined) => title !== undefined && /%[sdifjo]|\$[\w{]/.test(title);

/** Whether a file has a test, or a group of tests, with these titles; the last may be a case of the one before. */
export function hasTitles({ paths, texts }: FileOfTests, titles: readonly string[]): boolean {
  if (stand(paths, titles)) return true;
  const around = titles.slice(0, -1);
  return isOfCases(around.at(-1)) && texts.has(titles.at(-1) ?? "") && stand(paths, around);
}
