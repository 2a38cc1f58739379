import { spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { meeting } from "../src/app/meeting.ts";
import { jobHandlers } from "../src/app/reactions.ts";
import { buildApp } from "../src/app.ts";
import { writeBackup } from "../src/backup/archive.ts";
import { keysOf } from "../src/backup/keys.ts";
import { type Backup, linesOf } from "../src/backup/make-backup.ts";
import { restoreBackup } from "../src/backup/restore-backup.ts";
import { openingFaults } from "../src/config/opening.ts";
import { readConfig } from "../src/config.ts";
import { type Connection, connect, type Database } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Deps } from "../src/deps.ts";
import { checkEvidence } from "../src/features/signature/evidence/evidence-check.ts";
import { openDeps } from "../src/start.ts";
import { ownedPostgresUrl } from "./database.ts";
import { makeVisitor, strongPassword, type TestServer, type Visitor } from "./harness.ts";
import { fileBody } from "./multipart.ts";
import { openBrowser, post } from "./process-browser.ts";
import { startServerProcess } from "./server-process.ts";
import { sendToSign, signAll, startSigning } from "./signature-fixtures.ts";
import { testWorkers } from "./workers.ts";

const passphrase = "une phrase que personne ne devine";
const folder = mkdtempSync(join(tmpdir(), "mec-backup-"));
const archive = join(folder, "one.backup.age");

/** A machine that has nothing yet. */
async function newMachine(name: string): Promise<NodeJS.ProcessEnv & { DATA_DIR: string }> {
  const url = process.env.TEST_DATABASE_URL;
  return {
    DATA_DIR: join(folder, name),
    LOG_LEVEL: "silent",
    DEMO: "0",
    GEOCODER_URL: "http://127.0.0.1:9/geocodage",
    PVGIS_URL: "http://127.0.0.1:9/api/v5_3",
    ...(url ? { DATABASE_URL: await ownedPostgresUrl(url) } : {}),
  };
}

/** All that a database holds and is: the rows of each table, its sequences, keys and triggers. */
async function contentOf(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('kysely_migration', 'kysely_migration_lock', 'project_change')
    order by 1`.execute(db);
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      line: string;
    }>`select t::text as line from ${sql.table(name)} t order by 1`.execute(db);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  const { rows: rest } = await sql<{ line: string }>`
    select 'sequence ' || sequencename || ' ' || last_value as line from pg_sequences
      where schemaname = 'public' and last_value is not null and sequencename not like 'project_change%'
    union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'job ' || name || ' ' || id || ' ' || data::text from pgboss.job where name in ('event', 'mail')
    order by 1`.execute(db);
  return [...lines, ...rest.map(({ line }) => line)];
}

/** Keeps readings of a month for which a new database has no partition yet. */
async function keepReadings(db: Database): Promise<void> {
  await sql`select open_load_curve_month('2027-05-01')`.execute(db);
  await sql`with part as (
      insert into load_curve (consumption_point_id, prm, starts_at, ends_at, step_minutes, watts_per_unit, points, repaired,
        energy_wh, received_at, erased_on)
      select id, '12345678901234', '2025-04-01', '2025-04-02', 60, 1, 24, 0, 24, '2025-05-12', '2027-05-01'
      from consumption_point limit 1
      returning id)
    insert into load_curve_day (curve_id, day, erased_on, data)
    select id, '2025-04-01', '2027-05-01', decode('00ff10', 'hex') from part`.execute(db);
}

let server: TestServer;
let content: string[];
let made: Backup;
let email: string;
beforeAll(async () => {
  const started = await startSigning();
  server = started.server;
  await sendToSign(server, started.signing, ["bulletin"]);
  await signAll(server, started.signing.participant.email);
  email = "lea@exemple.fr";
  await server.visitor().send("POST", "/api/sign-up", {
    email,
    password: strongPassword,
    firstName: "Léa",
    lastName: "Bernard",
    cgus: true,
  });
  // Signs that end a line, or that SQL, JSON and arrays write in their own ways.
  const oddName = "Ber\u2028nard\n\u0001\\\"',{}€";
  await server.deps.db
    .updateTable("account")
    .set({ last_name: oddName })
    .where("email", "=", email)
    .execute();
  const { db, storage, config, sealKey } = server.deps;
  await keepReadings(db);
  content = await contentOf(db);
  await writeBackup(
    archive,
    passphrase,
    linesOf(
      {
        db,
        storage,
        heldFiles: meeting.heldFiles,
        keys: keysOf({ ...config, seal: sealKey }),
        madeAt: new Date(),
      },
      (told) => (made = told),
    ),
  );
}, 400_000);

describe("a backup restored into an empty machine", () => {
  let connection: Connection;
  let deps: Deps;
  let visitor: Visitor;
  beforeAll(async () => {
    const machine = await newMachine("whole");
    await restoreBackup(machine, { file: archive, passphrase });
    const config = readConfig(machine);
    connection = await connect(config);
    const restored = await contentOf(connection.db);
    expect(restored).toEqual(content);
    deps = await openDeps(config, connection, testWorkers());
    visitor = makeVisitor(await buildApp(deps));
  }, 400_000);
  afterAll(async () => {
    await deps?.queue.stop();
    await deps?.workers.close();
    await connection?.close();
  });

  it("has every row and every file, in one file that says nothing in clear", () => {
    expect(made.gone).toEqual([]);
    expect(made.files).toBeGreaterThan(1);
    const bytes = readFileSync(archive);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    for (const text of [email, "Bernard", "account"]) expect(bytes.includes(text), text).toBe(false);
  });

  it("signs in who had an account", async () => {
    const answer = await visitor.send("POST", "/api/login", { email, password: strongPassword });
    expect(answer.statusCode).toBe(200);
    expect((await visitor.send("GET", "/api/user")).json()).toMatchObject({ email });
  });

  it("knows the documents that it sealed, and their evidence is whole", async () => {
    const { final_key } = await deps.db
      .selectFrom("signed_paper")
      .select("final_key")
      .executeTakeFirstOrThrow();
    const file = await deps.storage.get(final_key);
    const form = fileBody(file?.bytes ?? new Uint8Array(), "signe.pdf");
    const answer = await visitor.send("POST", "/api/signature/verification", undefined, form);
    expect(answer.json()).toMatchObject({ verdict: "sealed-here", known: true });
    expect(await checkEvidence(deps)).toEqual([]);
  });

  it("sends the mails that waited", async () => {
    await deps.queue.drain(jobHandlers(deps));
    const mails = readdirSync(join(deps.config.dataDir, "mails"));
    expect(mails.length).toBeGreaterThan(0);
  });

  it("refuses what the tables of evidence refuse", async () => {
    await expect(deps.db.updateTable("signature_event").set({ type: "sealed" }).execute()).rejects.toThrow();
  });
});

describe("a restoration", () => {
  const namesIn = (dataDir: string) => {
    try {
      return readdirSync(dataDir);
    } catch {
      return [];
    }
  };
  const damaged = (name: string, change: (bytes: Buffer) => Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(archive)));
    return file;
  };

  it.each<[string, () => { file: string; passphrase: string }, RegExp]>([
    [
      "with another passphrase",
      () => ({ file: archive, passphrase: "une autre phrase de passe" }),
      /BACKUP_PASSPHRASE/,
    ],
    [
      "of a file that was cut short",
      () => ({ file: damaged("cut", (bytes) => bytes.subarray(0, bytes.length - 70_000)), passphrase }),
      /cut short/,
    ],
    [
      "of a file of which one bit was changed",
      () => ({
        file: damaged("changed", (bytes) => {
          const at = bytes.length - 1000;
          bytes[at] = (bytes[at] ?? 0) ^ 1;
          return bytes;
        }),
        passphrase,
      }),
      /changed/,
    ],
    [
      "of what is no backup",
      () => ({ file: damaged("none", () => Buffer.from("bonjour")), passphrase }),
      /no backup/,
    ],
  ])("%s is refused, and leaves nothing", async (name, given, why) => {
    const machine = { DATA_DIR: join(folder, name) };
    await expect(restoreBackup(machine, given())).rejects.toThrow(why);
    expect(namesIn(machine.DATA_DIR)).toEqual([]);
  });

  it("into a folder that holds something is refused, and touches nothing", async () => {
    const machine = { DATA_DIR: join(folder, "used") };
    mkdirSync(machine.DATA_DIR);
    writeFileSync(join(machine.DATA_DIR, "seal.pem"), "theirs");
    await expect(restoreBackup(machine, { file: archive, passphrase })).rejects.toThrow(/not empty/);
    expect(readFileSync(join(machine.DATA_DIR, "seal.pem"), "utf8")).toBe("theirs");
  });

  it.runIf(process.env.TEST_DATABASE_URL)("into a database that a server uses is refused", async () => {
    const machine = await newMachine("served");
    const { db, close } = await connect(readConfig(machine));
    await migrate(db);
    // It lives for as long as this test takes, on a machine however slow.
    await sql`insert into node (id, name, role, fingerprint, seen_at)
      values (gen_random_uuid(), 'autre:3000', 'all', '{}', now() + interval '10 minutes')`.execute(db);
    await close();
    const elsewhere = { ...machine, DATA_DIR: join(folder, "elsewhere") };
    await expect(restoreBackup(elsewhere, { file: archive, passphrase })).rejects.toThrow(/a server uses/);
  });

  it.runIf(process.env.TEST_DATABASE_URL)("that was stopped as it began is begun again", async () => {
    const machine = await newMachine("begun");
    const { db, close } = await connect(readConfig(machine));
    // Made before the first migration: all that such a stop leaves.
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
      db,
    );
    await close();
    const again = { ...machine, DATA_DIR: join(folder, "begun again") };
    expect((await restoreBackup(again, { file: archive, passphrase })).rows).toBeGreaterThan(0);
  });

  it("that fails on the way leaves nothing, and one that was stopped is told at the start and begun again", async () => {
    const machine = await newMachine("stopped");
    mkdirSync(machine.DATA_DIR);
    writeFileSync(join(machine.DATA_DIR, "restore-unfinished"), "");
    writeFileSync(join(machine.DATA_DIR, "data-keys"), "half");
    expect(await openingFaults({ DATA_DIR: machine.DATA_DIR, PORT: "0" })).toEqual([
      expect.stringMatching(/restauration.*npm run restore/),
    ]);
    const wrong = { ...machine, DATA_KEY: "0".repeat(64) };
    await expect(restoreBackup(wrong, { file: archive, passphrase })).rejects.toThrow(/DATA_KEY lacks/);
    expect(namesIn(machine.DATA_DIR)).toEqual([]);
  });
});

/** The operator's command as it is typed. */
function command(
  name: "backup" | "restore",
  { DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<string> {
  const script = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE: passphrase };
  const child = spawn(process.execPath, [script, ...args], { env });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/** What a node tells of the last backup, in seconds. */
async function lastBackupAt(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^backup_last_success_timestamp_seconds (\S+)$/m.exec(await answer.text())?.[1]);
}
const metricsToken = "a-token-of-the-tests";

describe("while a server has the database", () => {
  it("npm run backup copies what was acknowledged, npm run restore brings it back, and answers go on", async () => {
    const machine = await newMachine("live");
    const dataDir = machine.DATA_DIR;
    const live = await startServerProcess(dataDir, { ...machine, METRICS_TOKEN: metricsToken });
    try {
      const signUp = async (address: string) => {
        const browser = await openBrowser(live.url);
        const body = {
          email: address,
          password: strongPassword,
          firstName: "Léa",
          lastName: "Bernard",
          cgus: true,
        };
        return (await post(`${live.url}/api/sign-up`, browser, body)).status;
      };
      expect(await signUp("avant@exemple.fr")).toBe(201);
      expect(await lastBackupAt(live.url)).toBe(0);
      const begun = Math.floor(Date.now() / 1000);
      const backingUp = command("backup", machine, folder);
      expect(await signUp("pendant@exemple.fr")).toBe(201);
      const file = (await backingUp).split(": ")[0] ?? "";
      expect(await lastBackupAt(live.url)).toBeGreaterThanOrEqual(begun);
      expect(readdirSync(dataDir)).not.toContain("database-copy");
      copyFileSync(file, join(folder, "copied"));
      const target = await newMachine("live-target");
      await command("restore", target, join(folder, "copied"));
      const restored = await connect(readConfig(target));
      const accounts = await restored.db.selectFrom("account").select("email").execute();
      await restored.close();
      expect(accounts.map((account) => account.email)).toContain("avant@exemple.fr");
      expect(await signUp("apres@exemple.fr")).toBe(201);
    } finally {
      await live.kill();
    }
  }, 400_000);
});
