import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connectEmbedded, connectPostgres, type Database } from "../src/db/connect.ts";
import { migrate, migrateUntil } from "../src/db/migrate.ts";
import * as migrations from "../src/db/migrations.ts";
import type { Tx } from "../src/db/transaction.ts";
import { breaksBetween, type Catalog, catalogOf } from "./catalog.ts";
import { newPostgresUrl } from "./database.ts";
import { formerRelease, judgedHarmless } from "./former-release.ts";

const names = Object.keys(migrations);
const ofFormer = names.slice(0, names.indexOf(formerRelease.lastMigration) + 1);

/** As the former release writes and reads an account. */
async function signUpAsFormer(db: Database, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into account (email, password_hash, first_name, last_name, phone_number, cgus_version, cgus_accepted_at, created_at)
    values (${email}, 'hash', 'Léa', 'Bernard', null, '1', now(), now()) returning id`.execute(db);
  return rows[0]?.id ?? "";
}

let connection: Connection;
let former: Catalog;
let present: Catalog;
let known: string;
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  connection = url ? connectPostgres(await newPostgresUrl(url)) : await connectEmbedded(undefined);
  await migrateUntil(connection.db, ofFormer);
  former = await catalogOf(connection.db);
  known = await signUpAsFormer(connection.db, "avant@exemple.fr");
  await migrate(connection.db);
  present = await catalogOf(connection.db);
});
afterAll(() => connection.close());

describe("the database of the former release, under this one", () => {
  it("keeps what was in it, and the former release goes on writing and reading", async () => {
    const { db } = connection;
    const later = await signUpAsFormer(db, "apres@exemple.fr");
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from account where id in (${known}, ${later}) order by email desc`.execute(db);
    expect(rows).toEqual([
      { id: known, email: "avant@exemple.fr" },
      { id: later, email: "apres@exemple.fr" },
    ]);
  });

  it("has everything that the former release reads and writes, and asks nothing new of it", () => {
    expect(former.columns.size).toBeGreaterThan(200);
    const breaks = breaksBetween(former, present);
    expect(breaks.filter((line) => !judgedHarmless.includes(line.replace(/ is new$/, "")))).toEqual([]);
  });

  it("is judged by exceptions that are still there", () => {
    expect(judgedHarmless.filter((name) => !present.judges.has(name))).toEqual([]);
  });

  class Undone extends Error {}
  /** The breaks that a change would make. */
  async function breaksOf(change: (tx: Tx) => Promise<unknown>): Promise<string[]> {
    let found: string[] = [];
    const trying = connection.db.transaction().execute(async (tx) => {
      await change(tx);
      found = breaksBetween(present, await catalogOf(tx));
      throw new Undone();
    });
    await expect(trying).rejects.toBeInstanceOf(Undone);
    return found;
  }

  it.each<[string, (tx: Tx) => Promise<unknown>, string]>([
    [
      "drops a column",
      (tx) => sql`alter table account drop column phone_number`.execute(tx),
      "account.phone_number is gone",
    ],
    [
      "renames a column",
      (tx) => sql`alter table account rename column first_name to given_name`.execute(tx),
      "account.first_name is gone",
    ],
    [
      "renames a table",
      (tx) => sql`alter table membership_fee rename to fee`.execute(tx),
      "membership_fee.fee is gone",
    ],
    [
      "changes a type",
      (tx) => sql`alter table account alter column first_name type varchar(10)`.execute(tx),
      "account.first_name is character varying(10), and was text",
    ],
    [
      "forbids what was empty",
      (tx) => sql`alter table account alter column phone_number set not null`.execute(tx),
      "account.phone_number may no longer be empty",
    ],
    [
      "adds a column that must be filled",
      async (tx) => {
        await sql`alter table account add column nickname text not null default ''`.execute(tx);
        await sql`alter table account alter column nickname drop default`.execute(tx);
      },
      "account.nickname must be filled",
    ],
    [
      "adds a condition",
      (tx) =>
        sql`alter table account add constraint short_name check (length(first_name) < 10) not valid`.execute(
          tx,
        ),
      "constraint account.short_name is new",
    ],
    [
      "adds a unique index",
      (tx) => sql`create unique index one_name on account (first_name, email)`.execute(tx),
      "constraint account.one_name is new",
    ],
    [
      "adds a trigger",
      (tx) =>
        sql`create trigger refuse before insert on account for each row execute function touch_project()`.execute(
          tx,
        ),
      "trigger account.refuse is new",
    ],
  ])("would be found broken by a migration that %s", async (_, change, line) => {
    const found = await breaksOf(async (tx) => {
      await sql`update account set phone_number = ''`.execute(tx);
      await change(tx);
    });
    expect(found).toContain(line);
  });

  it("lets a migration add a table, and a column that fills itself", async () => {
    const found = await breaksOf(async (tx) => {
      await sql`create table note (id uuid primary key, text text not null)`.execute(tx);
      await sql`alter table account add column nickname text`.execute(tx);
    });
    expect(found).toEqual([]);
  });
});
