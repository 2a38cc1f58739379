import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { aSignatory } from "./application-fixtures.ts";
import { inDataDir, newDataDir } from "./data-dir.ts";
import { accountRow, consumptionPointRow } from "./rows.ts";

const script = fileURLToPath(new URL("../dist/rotate-key.js", import.meta.url));
let dataDir: string;

/** The operator's command as it is typed, on the embedded database of `dataDir`. */
function rotateKey(...args: string[]): string {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const keptIdentity = () =>
  inDataDir(dataDir, async (db) =>
    JSON.stringify(await db.selectFrom("signatory").select("identity").executeTakeFirst()),
  );
const keys = () => readFileSync(join(dataDir, "data-keys"), "utf8").trim().split("\n");

/** It opens the embedded database ten times: the pass on PostgreSQL does not repeat it. */
const onEmbedded = it.skipIf(process.env.TEST_DATABASE_URL !== undefined);

onEmbedded(
  "npm run rotate-key puts everything under a new key, each time, and keeps the former one for former backups",
  async () => {
    dataDir = await newDataDir("rotate");
    await inDataDir(dataDir, async (db) => {
      const point = await consumptionPointRow(db, await accountRow(db, "suzanne@exemple.fr"));
      await sql`insert into signatory (consumption_point_id, identity, updated_at)
      values (${point}, ${JSON.stringify(aSignatory)}::jsonb, now())`.execute(db);
    });
    expect(rotateKey()).toContain("1 values were written again");
    const first = await keptIdentity();
    expect(first).toContain("sealed.");
    expect(first).not.toContain('birthDate":"1');
    expect(rotateKey("--resume")).toContain("0 values");
    const before = keys();
    expect(rotateKey()).toContain("1 values");
    expect(keys().slice(1)).toEqual(before);
    expect(await keptIdentity()).not.toBe(first);
  },
  240_000,
);
