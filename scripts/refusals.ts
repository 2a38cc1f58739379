import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { calls } from "@mec/api/calls";
import { errorCodes } from "@mec/domain/shared";
import ts from "typescript";

const packages = fileURLToPath(new URL("../packages", import.meta.url));
const features = join(packages, "server/src/features");
const isCode = new Set<string>(errorCodes);

/** A declaration at the top of a file: what it names, the codes it contains, and the moments it announces. */
interface Declaration {
  readonly names: readonly string[];
  readonly codes: readonly string[];
  readonly moments: readonly string[];
}

interface SourceFile {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** The origin of each name that is imported or re-exported. */
  readonly sources: ReadonlyMap<string, { file: string; name: string }>;
  /** The files that are re-exported whole. */
  readonly wholes: readonly string[];
}

function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith(".")) return resolve(dirname(from), specifier);
  const [, folder] = /^@mec\/domain\/(\w+)$/.exec(specifier) ?? [];
  return folder ? join(packages, "domain/src", folder, "index.ts") : null;
}

/** Whether a code is only compared with, and so not thrown. */
function isCompared(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    )
  );
}

/** The value of a `type` property: where a moment is announced, the moment's name. */
const toldType = (node: ts.Node): string | null =>
  ts.isPropertyAssignment(node) && node.name.getText() === "type" && ts.isStringLiteral(node.initializer)
    ? node.initializer.text
    : null;

function read(node: ts.Node): Declaration {
  const names = new Set<string>();
  const codes = new Set<string>();
  const moments = new Set<string>();
  const visit = (child: ts.Node) => {
    if (ts.isTypeNode(child)) return;
    if (ts.isPropertyAccessExpression(child)) return visit(child.expression);
    if (ts.isIdentifier(child)) names.add(child.text);
    const told = toldType(child);
    if (told !== null) moments.add(told);
    if (ts.isStringLiteral(child) && isCode.has(child.text) && !isCompared(child)) codes.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return { names: [...names], codes: [...codes], moments: [...moments] };
}

/** In a file of routes, whatever is under the name of a call is its handler. */
function handlersIn(source: ts.SourceFile): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralElement(node) && node.name && node.name.getText(source) in calls) {
      found.set(node.name.getText(source), read(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sourceAt = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);

function parse(path: string): SourceFile {
  const source = sourceAt(path);
  const declarations = new Map<string, Declaration>();
  const sources = new Map<string, { file: string; name: string }>();
  const wholes: string[] = [];
  const bring = (
    specifier: ts.Expression | undefined,
    list: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
  ) => {
    const file = specifier && ts.isStringLiteral(specifier) ? fileOf(specifier.text, path) : null;
    if (file === null) return;
    for (const { name, propertyName } of list) {
      sources.set(name.text, { file, name: (propertyName ?? name).text });
    }
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const named = statement.importClause?.namedBindings;
      if (named && ts.isNamedImports(named)) bring(statement.moduleSpecifier, [...named.elements]);
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause)) bring(moduleSpecifier, [...exportClause.elements]);
      const file =
        moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && fileOf(moduleSpecifier.text, path);
      if (!exportClause && file) wholes.push(file);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      declarations.set(statement.name.text, read(statement));
    } else if (ts.isClassDeclaration(statement) && statement.name) {
      declarations.set(statement.name.text, read(statement));
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer && ts.isIdentifier(name)) declarations.set(name.text, read(initializer));
      }
    }
  }
  return { declarations, sources, wholes };
}

interface Listener {
  readonly path: string;
  readonly declaration: Declaration;
}

/** What the features do at each moment, from their faces. */
function listenersByMoment(): ReadonlyMap<string, readonly Listener[]> {
  const listeners = new Map<string, Listener[]>();
  for (const feature of readdirSync(features)) {
    const path = join(features, feature, "feature.ts");
    const visit = (node: ts.Node): void => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== "moments") {
        ts.forEachChild(node, visit);
        return;
      }
      ts.forEachChild(node.initializer, (each) => {
        if (!ts.isPropertyAssignment(each)) return;
        const moment = ts.isStringLiteral(each.name) ? each.name.text : each.name.getText();
        const listener = { path, declaration: read(each.initializer) };
        listeners.set(moment, [...(listeners.get(moment) ?? []), listener]);
      });
    };
    visit(sourceAt(path));
  }
  return listeners;
}

/**
 * The codes that each call's handler can reach, by call: those in the functions that it names, and in those
 * which these name, through every import, and through the moments in which other features take part. What is
 * reached through a job or a gateway's port is not followed.
 */
export function reachedCodes(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, SourceFile>();
  const fileAt = (path: string): SourceFile | undefined => {
    if (!files.has(path) && existsSync(path)) files.set(path, parse(path));
    return files.get(path);
  };

  const listeners = listenersByMoment();
  const reach = (
    path: string,
    { names, codes, moments }: Declaration,
    seen: Set<string>,
    into: Set<string>,
  ) => {
    for (const code of codes) into.add(code);
    for (const moment of moments) {
      if (seen.has(moment)) continue;
      seen.add(moment);
      for (const listener of listeners.get(moment) ?? [])
        reach(listener.path, listener.declaration, seen, into);
    }
    for (const name of names) follow(path, name, seen, into);
  };
  const follow = (path: string, name: string, seen: Set<string>, into: Set<string>) => {
    const key = `${path}#${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const file = fileAt(path);
    const source = file?.sources.get(name);
    if (source) return follow(source.file, source.name, seen, into);
    const declaration = file?.declarations.get(name);
    if (declaration) return reach(path, declaration, seen, into);
    for (const whole of file?.wholes ?? []) follow(whole, name, seen, into);
  };

  const reached = new Map<string, ReadonlySet<string>>();
  for (const name of readdirSync(features, { recursive: true, encoding: "utf8" })) {
    if (!/routes\.ts$/.test(name)) continue;
    const path = join(features, name);
    for (const [call, handler] of handlersIn(sourceAt(path))) {
      const codes = new Set<string>();
      reach(path, handler, new Set(), codes);
      reached.set(call, codes);
    }
  }
  return reached;
}
