import ts from "typescript";

/** A test that runs, or a group of them: its title after those of the groups that it is in. */
export type TitlePath = readonly string[];

const groups = new Set(["describe"]);
const tests = new Set(["it", "test"]);
/** They run nothing: a test that is put aside shows nothing. */
const putAside = new Set(["skip", "todo", "skipIf", "runIf", "fails"]);

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

/** The titles of a file of tests, as they are written: "%s" and "$name" stay what they are. */
export function titlePathsOf(source: string): TitlePath[] {
  const paths: TitlePath[] = [];
  const visit = (node: ts.Node, around: TitlePath): void => {
    if (!ts.isCallExpression(node)) return void ts.forEachChild(node, (child) => visit(child, around));
    const callee = calleeOf(node.expression);
    const [title] = node.arguments;
    const isOne = callee !== null && (groups.has(callee.name) || tests.has(callee.name));
    if (!isOne || title === undefined || !ts.isStringLiteralLike(title))
      return void ts.forEachChild(node, (child) => visit(child, around));
    if (callee.modifiers.some((modifier) => putAside.has(modifier))) return;
    const path = [...around, title.text];
    paths.push(path);
    for (const argument of node.arguments.slice(1)) visit(argument, path);
  };
  visit(ts.createSourceFile("tests.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), []);
  return paths;
}

/** Whether a file has a test, or a group of tests, with these titles: each somewhere under the one before. */
export function hasTitles(paths: readonly TitlePath[], titles: readonly string[]): boolean {
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
