import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const server = fileURLToPath(new URL("../packages/server/src/", import.meta.url));

export interface Source {
  /** Relative to the server's sources. */
  readonly file: string;
  readonly text: string;
}

const withText = (file: string): Source => ({ file, text: readFileSync(join(server, file), "utf8") });

/** The sources that run in the product: migrations are the database's own history. */
export const serverSources = (): Source[] =>
  readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.(test|test-helper)\.ts$/.test(file))
    .filter((file) => !file.startsWith("db/migrations/"))
    .map(withText);

/** The feature of a file, or the server's folder that it is in. */
export const roomOf = (file: string): string => /^(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? file;

const parse = ({ file, text }: Source) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The folder that declares each table. */
export function ownersIn(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const source of sources.filter(({ file }) => file.endsWith("/tables.ts"))) {
    const visit = (node: ts.Node) => {
      if (ts.isInterfaceDeclaration(node) && node.name.text === "Schema") {
        for (const { name } of node.members) if (name) owners.set(name.getText(), roomOf(source.file));
      }
      ts.forEachChild(node, visit);
    };
    visit(parse(source));
  }
  return owners;
}

export interface Write {
  readonly file: string;
  /** Null when the source does not tell. */
  readonly table: string | null;
}

const writers = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"]);

/** Writes in a text of SQL, where "?" stands for an expression. */
const writtenInSql =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?!\s+(?:set|of|nowait|skip)\b))\s+(?:only\s+)?"?([a-z_$.]+|\?)"?(?=\s|$|\(|;)/gi;

/** `update` also occurs in other statements: it writes only where it sets something. */
const isWrite = (found: string, rest: string) =>
  !/^update/i.test(found) || /^\s*(?:as\s+)?(?:[a-z_]+\s+)?set\b/i.test(rest);

function writtenIn(sql: string): (string | null)[] {
  return [...sql.matchAll(writtenInSql)].flatMap((match) => {
    const rest = sql.slice(match.index + match[0].length);
    if (!isWrite(match[0], rest)) return [];
    return [match[1] === "?" ? null : (match[1] ?? null)];
  });
}

/** The text of a string, or of a template with "?" for its expressions; null for anything else. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("?");
}

const strings = (node: ts.Node): string[] => {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return strings(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(strings);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) ? strings(each.initializer) : [],
    );
  }
  return ts.isStringLiteralLike(node) ? [node.text] : [];
};

/** The possible values of a name: a constant's, or those of a loop over a literal list. */
function valuesOf(source: ts.SourceFile, name: string): string[] {
  const values: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) {
      const loop = node.parent.parent;
      if (ts.isForOfStatement(loop)) values.push(...strings(loop.expression));
      else if (node.initializer) values.push(...strings(node.initializer));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return values;
}

/** The tables that an argument names: directly, or through a name in its own file or its folder's `tables.ts`. */
function tablesOf(argument: ts.Expression | undefined, places: readonly ts.SourceFile[]): (string | null)[] {
  if (argument === undefined) return [null];
  const text = textOf(argument);
  if (text !== null) return [text.split(/\s/)[0] ?? null];
  const named = ts.isElementAccessExpression(argument) ? argument.expression : argument;
  const values = ts.isIdentifier(named) ? places.flatMap((place) => valuesOf(place, named.text)) : [];
  return values.length > 0 ? values : [null];
}

/** Most sources need no parsing. */
const mayWrite = ({ text }: Source) =>
  /insertInto|updateTable|deleteFrom|mergeInto|replaceInto|\b(?:insert|update|delete|merge|truncate)\s/i.test(
    text,
  );

/** All writes in the sources. */
export function writesIn(sources: readonly Source[]): Write[] {
  const tables = new Map(
    sources
      .filter(({ file }) => file.endsWith("/tables.ts"))
      .map((source) => [roomOf(source.file), parse(source)]),
  );
  return sources.filter(mayWrite).flatMap((source): Write[] => {
    const { file } = source;
    const parsed = parse(source);
    const own = tables.get(roomOf(file));
    const found: (string | null)[] = [];
    const visit = (node: ts.Node) => {
      const sql = textOf(node);
      if (sql !== null) found.push(...writtenIn(sql));
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        if (writers.has(node.expression.name.text)) {
          found.push(...tablesOf(node.arguments[0], own ? [parsed, own] : [parsed]));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(parsed);
    return found.map((table) => ({ file, table }));
  });
}
