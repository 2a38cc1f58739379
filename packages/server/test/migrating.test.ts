import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { newPostgresUrl } from "./database.ts";
import { startServerProcess } from "./server-process.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
const script = fileURLToPath(new URL("../dist/migrate.js", import.meta.url));

/** Notes, in the database itself, how long a statement that changes the schema may take. */
const noteLimits = `
  create table limit_of_change (milliseconds text);
  create function note_limit() returns event_trigger language plpgsql as $$
    begin
      insert into public.limit_of_change values (current_setting('statement_timeout'));
    end $$;
  create event trigger note_limit on ddl_command_end when tag in ('CREATE TABLE', 'CREATE INDEX')
    execute function note_limit();`;

/** Both ways to migrate, in processes of their own. */
describe.skipIf(url === "")("migrations on PostgreSQL", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mec-migrating-"));
  let own: string;
  let operator: pg.Client;
  beforeEach(async () => {
    own = await newPostgresUrl(url);
    operator = new pg.Client({ connectionString: own });
    await operator.connect();
    await operator.query(noteLimits);
    return () => operator.end();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const limits = async () =>
    (await operator.query("select milliseconds, count(*)::int from limit_of_change group by milliseconds"))
      .rows;

  it("may take as long as they need, when the operator runs them", async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: own, DATA_DIR: dataDir };
    const migrating = spawn(process.execPath, [script], { env, stdio: ["ignore", "ignore", "inherit"] });
    expect(await once(migrating, "exit")).toEqual([0, null]);
    expect(await limits()).toEqual([{ milliseconds: "0", count: expect.any(Number) }]);
  });

  it("may take as long as they need, when a node runs them as it starts; its queue's tables need not", async () => {
    const server = await startServerProcess(dataDir, { DATABASE_URL: own, LOG_LEVEL: "silent" });
    await server.stop();
    const [ofMigrations, ofQueue, ...others] = (await limits()).toSorted(
      (one, other) => Number(one.milliseconds) - Number(other.milliseconds),
    );
    expect(ofMigrations).toMatchObject({ milliseconds: "0" });
    expect(ofMigrations.count).toBeGreaterThan(40);
    expect(ofQueue).toMatchObject({ milliseconds: "10min" });
    expect(others).toEqual([]);
  });
});
