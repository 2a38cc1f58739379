import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, connectPostgres } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { placeProjects } from "../src/features/project/project-fixtures.test-helper.ts";
import { makeFreshAnswers } from "../src/features/project/public/fresh-answers.ts";
import { makeKnownProjects, smallSite } from "../src/features/project/public/known-projects.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
const log = { info: () => {}, warn: () => {}, error: () => {} };
/** It normally takes milliseconds, or a second when no notification arrives; this machine may be busy. */
const soon = { timeout: 15_000, interval: 50 };

/** One node: its own connections, what it knows, and what it was notified of. */
function node(address: string) {
  const connection = connectPostgres(address, { answers: 3, background: 1 });
  const told: (readonly string[] | null)[] = [];
  const known = makeKnownProjects({ ...connection, log }, (changed) => told.push(changed));
  return { connection, known, told, fresh: makeFreshAnswers(connection.db) };
}

describe.skipIf(url === "")("two nodes on one PostgreSQL", () => {
  const name = `nodes_${randomUUID().replaceAll("-", "")}`;
  let operator: pg.Client;
  let a: ReturnType<typeof node>;
  let b: ReturnType<typeof node>;
  let ids: string[];

  beforeEach(async () => {
    operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query(`create database ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    a = node(address.toString());
    b = node(address.toString());
    await migrate(a.connection.db);
    ids = await fill(a.connection);
    for (const { known } of [a, b])
      await vi.waitFor(async () => expect(await known.current()).not.toBeNull(), soon);
  });
  afterEach(async () => {
    await Promise.all([a.connection.close(), b.connection.close()]);
    await operator.query(`drop database ${name} with (force)`);
    await operator.end();
  });

  async function fill({ db }: Connection): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      insert into account (email, email_verified_at, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
      values ('porteur@exemple.fr', now(), '!', 'Odile', 'Martin', '1', now(), now()) returning id`.execute(
      db,
    );
    const places = Array.from({ length: smallSite + 10 }, () => ({ latitude: 48, longitude: -1 }));
    return placeProjects(db, rows[0]?.id ?? "", places);
  }
  const hide = (id = "") =>
    sql`update project set moderation_status = 'hidden' where id = ${id}`.execute(a.connection.db);
  const visibleOn = async ({ known }: typeof a, id = "") => (await known.current())?.has(id);

  it("forget a hidden project as soon as its commit is heard of, where nobody looks too", async () => {
    const [id] = ids;
    await hide(id);
    await vi.waitFor(() => expect(b.told).toContainEqual([id]), soon);
    await vi.waitFor(() => expect(a.told).toContainEqual([id]), soon);
    expect([await visibleOn(a, id), await visibleOn(b, id)]).toEqual([false, false]);
  });

  it("forget it all the same when the channel was cut, and hear again afterwards", async () => {
    const [first, second] = ids;
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like 'mec-% listener'",
      [name],
    );
    await hide(first);
    await vi.waitFor(async () => expect(await visibleOn(b, first)).toBe(false), soon);
    await vi.waitFor(async () => {
      const { rows } = await operator.query(
        "select from pg_stat_activity where datname = $1 and application_name like 'mec-% listener' and state = 'idle'",
        [name],
      );
      expect(rows).toHaveLength(2);
    }, soon);
    await hide(second);
    await vi.waitFor(() => expect(b.told).toContainEqual([second]), soon);
  });

  it("see a change that a slower transaction commits after later ones", async () => {
    const [slow, quick] = ids;
    let commit = () => {};
    const committing = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const transaction = a.connection.db.transaction().execute(async (tx) => {
      await sql`update project set visibility = false where id = ${slow}`.execute(tx);
      begin();
      await committing;
    });
    await begun;
    await hide(quick);
    await vi.waitFor(async () => expect(await visibleOn(b, quick)).toBe(false), soon);
    expect(await visibleOn(b, slow)).toBe(true);
    commit();
    await transaction;
    await vi.waitFor(async () => expect(await visibleOn(b, slow)).toBe(false), soon);
  });

  it("keep a list in memory over commits that change no project, and drop it at once on both when one does", async () => {
    let computed = 0;
    const ask = ({ fresh }: typeof a) => fresh("list", async () => ({ computed: ++computed }));
    expect([await ask(a), await ask(b)]).toEqual([{ computed: 1 }, { computed: 2 }]);
    await sql`update account set first_name = 'Odette'`.execute(a.connection.db);
    expect([await ask(a), await ask(b)]).toEqual([{ computed: 1 }, { computed: 2 }]);
    await hide(ids[0]);
    expect([await ask(b), await ask(a)]).toEqual([{ computed: 3 }, { computed: 4 }]);
  });
});
