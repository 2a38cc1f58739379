import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connectEmbedded } from "./connect.ts";
import { inTransaction } from "./transaction.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await connectEmbedded(undefined);
});
afterAll(() => connection.close());

async function things({ db }: Connection): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from thing order by id`.execute(db);
  return rows.map(({ id }) => id);
}

describe("the embedded database", () => {
  it("keeps nothing waiting that does not need it", async () => {
    const order: string[] = [];
    const query = sql`select pg_sleep(1)`.execute(connection.db).then(() => order.push("query"));
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push("timer");
    await query;
    expect(order).toEqual(["timer", "query"]);
  });

  it("keeps what was committed, and nothing else, until it is opened again", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "mec-embedded-"));
    const before = await connectEmbedded(dataDir);
    await sql`create table thing (id int primary key)`.execute(before.db);
    await sql`insert into thing values (1)`.execute(before.db);
    const undone = inTransaction(before.db, async (tx) => {
      await sql`insert into thing values (2)`.execute(tx);
      await sql`insert into thing values (1)`.execute(tx);
    });
    await expect(undone).rejects.toMatchObject({ code: "23505", table: "thing" });
    expect(await things(before)).toEqual([1]);
    await before.close();
    const after = await connectEmbedded(dataDir);
    expect(await things(after)).toEqual([1]);
    await after.close();
  });

  it("answers many at once, each with its own, small and large", async () => {
    const sizes = [1, 2_000_000, 3, 400_000, 5];
    const answers = await Promise.all(
      sizes.map((size) => sql<{ text: string }>`select repeat('é', ${size}) as text`.execute(connection.db)),
    );
    expect(answers.map(({ rows }) => rows[0]?.text.length)).toEqual(sizes);
  });

  it("begins with what the build kept of the release that is asked for", () => {
    const { dependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    const kept = readdirSync(new URL("../../dist/db/", import.meta.url));
    expect(kept).toContain(`new-database-${dependencies["@electric-sql/pglite"]}.tar.gz`);
  });

  it("takes a long text whole", async () => {
    const text = "Toiture de l’école ".repeat(100_000);
    const { rows } = await sql<{ same: string }>`select ${text}::text as same`.execute(connection.db);
    expect(rows[0]?.same).toBe(text);
  });
});

describe("a folder that holds no database of ours", () => {
  it("is told, and leaves no lock behind", async () => {
    const broken = mkdtempSync(join(tmpdir(), "mec-broken-"));
    writeFileSync(join(broken, "database"), "no folder");
    await expect(connectEmbedded(broken)).rejects.toThrow();
    expect(readdirSync(broken)).toEqual(["database"]);
  });
});
