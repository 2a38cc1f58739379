import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { isDatabaseLost } from "../db/first-files.ts";
import { executedMigrations } from "../db/migrate.ts";

interface Keys {
  readonly dataDir: string;
  readonly dataKey: string | undefined;
  readonly evidenceKeys: readonly string[] | undefined;
}

/** A migration newer than the keys: a database that has it was written with them. */
const afterTheKeys = "0020-support";

async function isInUse(db: Database): Promise<boolean> {
  if (!(await executedMigrations(db)).includes(afterTheKeys)) return false;
  const { rows } = await sql`select from account limit 1`.execute(db);
  return rows.length > 0;
}

/** The keys that a database was written with and DATA_DIR lost: new ones would be made without a word. */
export async function lostKeyFaults(db: Database, keys: Keys): Promise<string[]> {
  const { dataDir, dataKey, evidenceKeys } = keys;
  const lost = [
    ...(dataKey === undefined ? [{ name: "data-keys", variable: "DATA_KEY" }] : []),
    ...(evidenceKeys === undefined ? [{ name: "evidence.key", variable: "EVIDENCE_KEY" }] : []),
  ].filter(({ name }) => !existsSync(join(dataDir, name)));
  if (lost.length === 0 || !(await isInUse(db))) return [];
  return lost.map(
    ({ name, variable }) =>
      `DATA_DIR=${dataDir}\u00a0: le fichier ${name} manque, avec lequel cette base a été écrite\u00a0; remettez celui d’une sauvegarde, ou donnez ${variable}.`,
  );
}

/** A start would make an embedded database that is gone anew, and empty. */
export function lostDatabaseFaults({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): string[] {
  if (databaseUrl !== undefined || !isDatabaseLost(dataDir)) return [];
  return [
    `DATA_DIR=${dataDir}\u00a0: des clés y sont, et la base n’y est pas\u00a0; donnez DATABASE_URL si elle est sur PostgreSQL, sinon restaurez la dernière sauvegarde dans un dossier vide (npm run restore).`,
  ];
}
