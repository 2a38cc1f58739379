import { Migrator } from "kysely";
import type { Database } from "./connect.ts";
import * as foundation from "./migrations/0001-foundation.ts";
import * as study from "./migrations/0002-study.ts";
import * as papers from "./migrations/0003-papers.ts";
import * as associationCreated from "./migrations/0004-association-created.ts";
import * as annexeDetails from "./migrations/0005-annexe-details.ts";
import * as heldFiles from "./migrations/0006-held-files.ts";
import * as preparedWords from "./migrations/0007-prepared-words.ts";

const migrations = {
  "0001-foundation": foundation,
  "0002-study": study,
  "0003-papers": papers,
  "0004-association-created": associationCreated,
  "0005-annexe-details": annexeDetails,
  "0006-held-files": heldFiles,
  "0007-prepared-words": preparedWords,
};

/**
 * Brings the database to the newest schema.
 * @returns whether it was empty before.
 */
export async function migrate(db: Database): Promise<{ isNew: boolean }> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const before = await migrator.getMigrations();
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return { isNew: before.every((migration) => migration.executedAt === undefined) };
}
