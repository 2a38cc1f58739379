import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { meeting } from "../src/app/meeting.ts";
import { testConnection } from "./database.ts";
import { type DeclaredColumn, type DeclaredTables, declaredTables } from "./tables.ts";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const tableFiles = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((name) => /^(features\/)?[a-z-]+\/tables\.ts$/.test(name))
  .map((name) => sources + name);

/** Tables of libraries, which write them themselves. */
const ofLibraries = ["kysely_migration", "kysely_migration_lock", "rate_limit"];

/** Columns named like the key of a stored file that are something else. */
const notOfFiles = ["repartition_key"];

interface FoundColumn {
  readonly table: string;
  readonly column: string;
  readonly kind: string;
  readonly isNullable: boolean;
  /** Whether the database has a default for it. */
  readonly isFilled: boolean;
  /** Whether only the database may fill it. */
  readonly isGenerated: boolean;
}

/** One value of each type of column, as the driver gives it. */
const samples = {
  uuid: "gen_random_uuid()",
  xid8: "pg_current_xact_id()",
  text: "''::text",
  date: "current_date",
  timestamptz: "now()",
  bool: "true",
  bytea: "''::bytea",
  int2: "1::int2",
  int4: "1::int4",
  int8: "1::int8",
  float4: "1::float4",
  float8: "1::float8",
  numeric: "1::numeric",
  jsonb: "'{}'::jsonb",
  _text: "array['']::text[]",
  _uuid: "array[gen_random_uuid()]",
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`;
  if (value instanceof Date) return "Date";
  if (Buffer.isBuffer(value)) return "Buffer";
  return typeof value === "object" ? "json" : typeof value;
}

async function kindsOfDriver(): Promise<Record<string, string>> {
  const { db } = await testConnection();
  const list = Object.entries(samples).map(([name, value]) => `${value} as "${name}"`);
  const { rows } = await sql.raw<Record<string, unknown>>(`select ${list.join(", ")}`).execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, kindOf(value)]));
}

async function columnsOfDatabase(): Promise<FoundColumn[]> {
  const { db } = await testConnection();
  const kinds = await kindsOfDriver();
  const { rows } = await sql<Omit<FoundColumn, "kind"> & { type: string }>`
    select table_name as "table", column_name as "column", udt_name as "type", is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isFilled",
      coalesce(identity_generation = 'ALWAYS', false) or is_generated = 'ALWAYS' as "isGenerated"
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  return rows
    .filter(({ table }) => !ofLibraries.includes(table))
    .map(({ type, ...column }) => ({ ...column, kind: kinds[type] ?? `unknown (${type})` }));
}

/** What a declaration promises and the database does not have; null when they agree. */
function differenceOf(found: FoundColumn, declared: DeclaredColumn | undefined): string | null {
  if (!declared) return "is declared nowhere";
  if (declared.kind !== found.kind) return `is ${found.kind}, and declared ${declared.kind}`;
  if (declared.isNullable !== found.isNullable) return `is ${found.isNullable ? "nullable" : "never null"}`;
  if (declared.isOptional && !found.isNullable && !found.isFilled) return "has no default";
  if (!declared.isOptional && found.isGenerated) return "is filled by the database only";
  return null;
}

function differences(found: readonly FoundColumn[], declared: DeclaredTables): string[] {
  const there = new Set(found.map(({ table, column }) => `${table}.${column}`));
  const missing = [...declared].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`).filter((name) => !there.has(name)),
  );
  return [
    ...found.flatMap((column) => {
      const difference = differenceOf(column, declared.get(column.table)?.get(column.column));
      return difference === null ? [] : [`${column.table}.${column.column} ${difference}`];
    }),
    ...missing.map((name) => `${name} is not in the database`),
  ];
}

describe("the declared tables", () => {
  let declared: DeclaredTables;
  let found: FoundColumn[];
  beforeAll(async () => {
    declared = declaredTables(tableFiles);
    found = await columnsOfDatabase();
    // The compiler reads the domain for it: this takes seconds, and more on a busy machine.
  }, 180_000);

  it("are those of the migrated database", () => {
    expect(differences(found, declared)).toEqual([]);
  });

  it("name a stored file only where its feature says so", () => {
    const said = meeting.heldFiles.flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
    const keys = found.filter(
      ({ column, kind }) => kind === "string" && /_key$/.test(column) && !notOfFiles.includes(column),
    );
    expect(said.sort()).toEqual(keys.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it("are read from the sources, with what differs", () => {
    const planted = new Map(declared);
    const of = (kind: string, isNullable: boolean, isOptional: boolean) => ({ kind, isNullable, isOptional });
    planted.set(
      "project_image",
      new Map([
        ["id", of("number", false, true)],
        ["project_id", of("string", true, true)],
        ["full_key", of("string", false, true)],
        ["created_at", of("Date", false, false)],
        ["gone", of("string", false, false)],
      ]),
    );
    planted.delete("idempotency_key");
    expect(differences(found, planted)).toEqual(
      expect.arrayContaining([
        "idempotency_key.answer is declared nowhere",
        "project_image.full_key has no default",
        "project_image.id is string, and declared number",
        "project_image.project_id is never null",
        "project_image.thumbnail_key is declared nowhere",
        "project_image.gone is not in the database",
      ]),
    );
  });
});
