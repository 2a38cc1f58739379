import { describe, expect, it } from "vitest";
import { ownersIn, roomOf, serverSources, type Write, writesIn } from "./table-writes.ts";

/** Tables of libraries, and the folder that uses each. */
const ofLibraries = new Map([
  ["rate_limit", "limits"],
  ["pgboss.job", "jobs"],
]);

/** Files that write tables whose names they compute, each for a reason. */
const unspelled: readonly string[] = [
  // Encrypts existing values again with another key, in the tables of any feature.
  "encryption/write-again.ts",
  // The tables of the queue's library, one after the other.
  "jobs/job-table.ts",
  // Writes what was in every table back into an empty database.
  "backup/load.ts",
];

const sources = serverSources();
const owners = new Map([...ownersIn(sources), ...ofLibraries]);

const told = ({ file, table }: Write) => `${file} writes ${table ?? "what cannot be read"}`;

const strangersAmong = (writes: readonly Write[]): string[] =>
  writes
    .filter(({ file, table }) => !(table === null && unspelled.includes(file)))
    .filter(({ file, table }) => table === null || owners.get(table) !== roomOf(file))
    .map(told);

const written = writesIn(sources);

const tables = sources.filter(({ file }) => file.endsWith("/tables.ts"));
const planted = (text: string): string[] =>
  strangersAmong(writesIn([...tables, { file: "features/account/planted.ts", text }]));

describe("a table", () => {
  it("is written by its owner only", () => {
    expect(strangersAmong(written)).toEqual([]);
  });

  it("is written by somebody", () => {
    const theirs = new Set(written.map(({ table }) => table));
    expect([...owners.keys()].filter((table) => !theirs.has(table))).toEqual([]);
  });

  it.each([
    ["insertInto", 'tx.insertInto("project").values({});', "project"],
    ["updateTable, under another name", 'tx.updateTable("project as p").set({});', "project"],
    ["deleteFrom", 'tx.deleteFrom("application").execute();', "application"],
    [
      "a list of tables",
      'for (const table of ["session", "project"] as const) tx.deleteFrom(table);',
      "project",
    ],
    ["a table of names", 'const names = { a: "project" } as const;\ntx.updateTable(names[kind]);', "project"],
    ["insert in SQL", "sql`insert into document (id) values (1)`;", "document"],
    ["update in SQL", "sql`update project p set name = 'a'`;", "project"],
    ["delete in SQL", "sql`with gone as (delete from project returning id) select 1`;", "project"],
    ["SQL in a text", 'pool.query("update project set name = $1", [name]);', "project"],
    ["SQL in a longer text", "const text = `select 1;\n  delete from only project`;", "project"],
  ])("is guarded against another's %s", (_, text, table) => {
    expect(planted(text)).toEqual([`features/account/planted.ts writes ${table}`]);
  });

  it.each([
    ["tx.deleteFrom(tableOf(kind));"],
    [`sql\`update $${"{"}sql.table(name)} set a = 1\`;`],
    ['tx.insertInto("nowhere").values({});'],
  ])("that nobody can read from the source is refused: %s", (text) => {
    expect(planted(text)).toHaveLength(1);
  });

  it.each([
    ['tx.insertInto("session").values({});'],
    ["sql`select id from project for update of project`;"],
    ["sql`select id from project for no key update`;"],
    ["sql`insert into session (id) values (1) on conflict (id) do update set ip = ''`;"],
  ])("may be read by anybody, and written by its owner: %s", (text) => {
    expect(planted(text)).toEqual([]);
  });
});
