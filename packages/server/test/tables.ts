import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A column as the code declares it. */
export interface DeclaredColumn {
  /** What is read: "string", "number", "boolean", "Date", "Buffer", "json", or one of them with [] after it. */
  readonly kind: string;
  readonly isNullable: boolean;
  /** Whether a row can be inserted without it. */
  readonly isOptional: boolean;
}

export type DeclaredTables = ReadonlyMap<string, ReadonlyMap<string, DeclaredColumn>>;

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** A file for the compiler only, from which it derives what kysely reads and writes of each table. */
const asked = source("asked.ts");
const question = `
import type { Insertable, Selectable } from "kysely";
import type { Schema } from "./db/schema.ts";
export type Read = { [T in keyof Schema]: Selectable<Schema[T]> };
export type Written = { [T in keyof Schema]: Insertable<Schema[T]> };
`;

function compile(files: readonly string[]): ts.Program {
  const configFile = source("../../../tsconfig.json");
  const read = ts.getParsedCommandLineOfConfigFile(
    configFile,
    { noEmit: true, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(String(messageText)) },
  );
  const { tsBuildInfoFile: _, ...options } = read?.options ?? fail(`${configFile} cannot be read`);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name === asked || fileExists.call(host, name);
  host.readFile = (name) => (name === asked ? question : readFile.call(host, name));
  return ts.createProgram([...files, asked], options, host);
}

function fail(message: string): never {
  throw new Error(message);
}

/** A type as a driver returns it: one name for everything that is JSON, and no difference between texts. */
function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const plain = checker.getNonNullableType(type);
  if (checker.isArrayType(plain)) {
    const [element] = checker.getTypeArguments(plain as ts.TypeReference);
    return `${element ? kindOf(checker, element) : "unknown"}[]`;
  }
  const kinds = (plain.isUnion() ? plain.types : [plain]).map((part) => {
    if (part.flags & ts.TypeFlags.StringLike) return "string";
    if (part.flags & ts.TypeFlags.NumberLike) return "number";
    if (part.flags & ts.TypeFlags.BooleanLike) return "boolean";
    const name = part.getSymbol()?.getName();
    return name === "Date" || name === "Buffer" ? name : "json";
  });
  return [...new Set(kinds)].sort().join(" | ");
}

/** The tables of `Schema`, as these files fill it. */
export function declaredTables(files: readonly string[]): DeclaredTables {
  const program = compile(files);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(asked) ?? fail("the compiler was asked nothing");
  const faults = program.getSemanticDiagnostics(file);
  if (faults.length > 0) fail(ts.flattenDiagnosticMessageText(faults[0]?.messageText, "\n"));
  const tables = (name: string) => {
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file) ?? fail("no module"));
    const symbol = exported.find((each) => each.name === name) ?? fail(`no ${name}`);
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return new Map(
      type.getProperties().map((table) => [table.name, checker.getTypeOfSymbolAtLocation(table, file)]),
    );
  };
  const written = tables("Written");
  return new Map(
    [...tables("Read")].map(([table, read]) => {
      const inserted = new Map(
        written
          .get(table)
          ?.getProperties()
          .map((each) => [each.name, each]),
      );
      const columns = read.getProperties().map((column): [string, DeclaredColumn] => {
        const type = checker.getTypeOfSymbolAtLocation(column, file);
        const given = inserted.get(column.name);
        return [
          column.name,
          {
            kind: kindOf(checker, type),
            isNullable: checker.getNonNullableType(type) !== type,
            isOptional: given === undefined || (given.flags & ts.SymbolFlags.Optional) !== 0,
          },
        ];
      });
      return [table, new Map(columns)];
    }),
  );
}
