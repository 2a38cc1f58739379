import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { takeLock } from "../src/db/lock.ts";
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

/** The commands themselves are tested in `src/app/user-command.test.ts`. */
describe("npm run user, as it is typed", () => {
  beforeAll(async () => {
    dataDir = await newDataDir("user");
    await inDataDir(dataDir, (db) => accountRow(db, "Suzanne@exemple.fr"));
  });

  it("does as it was told, and says so", async () => {
    const given = await user("role", "support", "suzanne@exemple.fr");
    expect(given).toMatchObject({ code: 0, output: expect.stringContaining("support") });
    expect(await roles()).toEqual(["support"]);
  });

  it("says that no account has an address, and how it is used", async () => {
    const unknown = await user("role", "none", "inconnu@exemple.fr");
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining("inconnu@exemple.fr") });
    const wrong = await user("role", "admin", "suzanne@exemple.fr");
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining("Usage:") });
  });

  it("refuses beside a running server on the embedded database", async () => {
    const release = await takeLock(dataDir);
    const refused = await user("role", "support", "suzanne@exemple.fr");
    await release();
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("in use") });
  });
});
