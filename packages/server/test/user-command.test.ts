import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { takeLock } from "../src/db/lock.ts";
import { openSession } from "../src/features/account/index.ts";
import { inDataDir, newDataDir } from "./data-dir.ts";
import { accountRow } from "./rows.ts";

const script = fileURLToPath(new URL("../dist/user.js", import.meta.url));
let dataDir: string;

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

const roles = () =>
  inDataDir(dataDir, async (db) => {
    const row = await db.selectFrom("account").select("roles").orderBy("created_at").executeTakeFirst();
    return row?.roles;
  });

describe("npm run user", () => {
  beforeAll(async () => {
    dataDir = await newDataDir("user");
    await inDataDir(dataDir, (db) => accountRow(db, "Suzanne@exemple.fr"));
  });

  it("gives the support role and takes it back", async () => {
    expect(await user("role", "support", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    expect(await roles()).toEqual(["support"]);
    expect(await user("role", "none", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    expect(await roles()).toEqual([]);
  });

  it("gives a plan that nobody can choose, and takes it back", async () => {
    const plans = () =>
      inDataDir(dataDir, async (db) => {
        const rows = await db.selectFrom("service_plan").select("plan_code").orderBy("id").execute();
        return rows.map(({ plan_code }) => plan_code);
      });
    expect(await user("plan", "pmo-free", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    expect(await user("plan", "pmo-not-taken", "suzanne@exemple.fr")).toMatchObject({ code: 0 });
    const wrong = await user("plan", "pmo-gold", "suzanne@exemple.fr");
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining("pmo-gold") });
    expect(await plans()).toEqual(["pmo-free", "pmo-not-taken"]);
  });

  it("ends the sessions of one account, and of no other", async () => {
    const other = await inDataDir(dataDir, async (db) => {
      const accountId = await accountRow(db, "autre@exemple.fr");
      const suzanne = await db
        .selectFrom("account")
        .select("id")
        .orderBy("created_at")
        .executeTakeFirstOrThrow();
      const origin = { ip: "127.0.0.1", userAgent: "" };
      for (const id of [suzanne.id, suzanne.id, accountId])
        await openSession(db, { accountId: id, origin, now: new Date() });
      return accountId;
    });
    expect(await user("end-sessions", "Suzanne@exemple.fr")).toMatchObject({ code: 0 });
    const open = await inDataDir(dataDir, (db) =>
      db.selectFrom("session").select("account_id").where("revoked_at", "is", null).execute(),
    );
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
