import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const server = fileURLToPath(new URL("../packages/server/src/", import.meta.url));

export interface Source {
  /** From the server's sources on. */
  readonly file: string;
  readonly text: string;
}

const withText = (file: string): Source => ({ file, text: readFileSync(join(server, file), "utf8") });

/** What runs in the product: migrations are the database's own history. */
export const serverSources = (): Source[] =>
  readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.(test|test-helper)\.ts$/.test(file))
    .filter((file) => !file.startsWith("db/migrations/"))
    .map(withText);

/** The folder that a file's feature is, or the folder of the server that carries the features. */
export const roomOf = (file: string): string => /^(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? file;

const parse = ({ file, text }: Source) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The room that each table is declared in. */
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
  /** Null when it cannot be read from the source. */
  readonly table: string | null;
}

const writers = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"]);

/** What is written by SQL in a text, in which a hole is "?". */
const writtenInSql =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?!\s+(?:set|of|nowait|skip)\b))\s+(?:only\s+)?"?([a-z_$.]+|\?)"?(?=\s|$|\(|;)/gi;

/** `update` is a word of other sentences, too: it writes where it sets something. */
const isWrite = (found: string, rest: string) =>
  !/^update/i.test(found) || /^\s*(?:as\s+)?(?:[a-z_]+\s+)?set\b/i.test(rest);

function writtenIn(sql: string): (string | null)[] {
  return [...sql.matchAll(writtenInSql)].flatMap((match) => {
    const rest = sql.slice(match.index + match[0].length);
    if (!isWrite(match[0], rest)) return [];
    return [match[1] === "?" ? null : (match[1] ?? null)];
  });
}

/** The text of a string, or of a template with its holes; null of anything else. */
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

/** What a name may stand for: the values of a constant, or of a loop over a list that is spelled. */
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

/** The tables that an argument names: itself, or through a name of its own file or of its room's `tables.ts`. */
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

/** All that the sources write. */
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
