import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { connectEmbedded, type Database } from "../src/db/connect.ts";
import { takeLock } from "../src/db/lock.ts";
import { migrate } from "../src/db/migrate.ts";
import { openSession } from "../src/features/account/index.ts";

const script = fileURLToPath(new URL("../dist/user.js", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "mec-user-"));

/** The operator's command as it is typed, on the embedded database of `dataDir`. */
function user(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

async function addAccount(db: Database, email: string): Promise<string> {
  const now = new Date();
  const { id } = await db
    .insertInto("account")
    .values({
      email,
      password_hash: "none",
      first_name: "Suzanne",
      last_name: "Support",
      phone_number: null,
      cgus_version: "1",
      cgus_accepted_at: now,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function roles(): Promise<string[] | undefined> {
  const connection = await connectEmbedded(dataDir);
  const row = await connection.db
    .selectFrom("account")
    .select("roles")
    .orderBy("created_at")
    .executeTakeFirst();
  await connection.close();
  return row?.roles;
}

describe("npm run user", () => {
  beforeAll(async () => {
    const connection = await connectEmbedded(dataDir);
    await migrate(connection.db);
    await addAccount(connection.db, "Suzanne@exemple.fr");
    await connection.close();
  });

  it("gives the support role and takes it back", async () => {
    expect(await user("role", "support", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    expect(await roles()).toEqual(["support"]);
    expect(await user("role", "none", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    expect(await roles()).toEqual([]);
  });

  it("gives a plan that nobody can choose, and takes it back", async () => {
    const plans = async () => {
      const connection = await connectEmbedded(dataDir);
      const rows = await connection.db.selectFrom("service_plan").select("plan_code").orderBy("id").execute();
      await connection.close();
      return rows.map(({ plan_code }) => plan_code);
    };
    expect(await user("plan", "pmo-free", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    expect(await user("plan", "pmo-not-taken", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    const wrong = await user("plan", "pmo-gold", "suzanne@exemple.fr");
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining("pmo-gold") });
    expect(await plans()).toEqual(["pmo-free", "pmo-not-taken"]);
  });

  it("ends the sessions of one account, and of no other", async () => {
    const connection = await connectEmbedded(dataDir);
    const other = await addAccount(connection.db, "autre@exemple.fr");
    const now = new Date();
    const suzanne = await connection.db
      .selectFrom("account")
      .select("id")
      .orderBy("created_at")
      .executeTakeFirst();
    const origin = { ip: "127.0.0.1", userAgent: "" };
    for (const accountId of [suzanne?.id ?? "", suzanne?.id ?? "", other])
      await openSession(connection.db, { accountId, origin, now });
    await connection.close();
    expect(await user("end-sessions", "Suzanne@exemple.fr")).toMatchObject({ code: 0 });
    const after = await connectEmbedded(dataDir);
    const open = await after.db
      .selectFrom("session")
      .select("account_id")
      .where("revoked_at", "is", null)
      .execute();
    await after.close();
    expect(open).toEqual([{ account_id: other }]);
    expect(await user("end-sessions", "inconnu@exemple.fr")).toMatchObject({ code: 1 });
  });

  it("says that no account has an address, and how it is used", async () => {
    const unknown = await user("role", "support", "inconnu@exemple.fr");
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining("inconnu@exemple.fr") });
    const wrong = await user("role", "admin", "suzanne@exemple.fr");
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining("Usage:") });
    expect(await roles()).toEqual([]);
  });

  it("refuses beside a running server on the embedded database", async () => {
    const release = await takeLock(dataDir);
    const refused = await user("role", "support", "suzanne@exemple.fr");
    await release();
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("in use") });
  });
});
