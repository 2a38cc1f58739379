import { Migrator, sql } from "kysely";
import type { Database } from "./connect.ts";
import * as foundation from "./migrations/0001-foundation.ts";
import * as study from "./migrations/0002-study.ts";
import * as papers from "./migrations/0003-papers.ts";
import * as associationCreated from "./migrations/0004-association-created.ts";
import * as annexeDetails from "./migrations/0005-annexe-details.ts";
import * as heldFiles from "./migrations/0006-held-files.ts";
import * as preparedWords from "./migrations/0007-prepared-words.ts";
import * as signingAddresses from "./migrations/0008-signing-addresses.ts";
import * as publicShare from "./migrations/0009-public-share.ts";
import * as accounts from "./migrations/0011-accounts.ts";
import * as confirmedAddresses from "./migrations/0012-confirmed-addresses.ts";
import * as keptEvidence from "./migrations/0013-kept-evidence.ts";
import * as audit from "./migrations/0014-audit.ts";
import * as idempotency from "./migrations/0018-idempotency.ts";
import * as interlocutorId from "./migrations/0019-interlocutor-id.ts";
import * as support from "./migrations/0020-support.ts";
import * as shortAddresses from "./migrations/0035-short-addresses.ts";
import * as projectBearer from "./migrations/0041-project-bearer.ts";
import * as visits from "./migrations/0042-visits.ts";

const migrations = {
  "0001-foundation": foundation,
  "0002-study": study,
  "0003-papers": papers,
  "0004-association-created": associationCreated,
  "0005-annexe-details": annexeDetails,
  "0006-held-files": heldFiles,
  "0007-prepared-words": preparedWords,
  "0008-signing-addresses": signingAddresses,
  "0009-public-share": publicShare,
  "0011-accounts": accounts,
  "0012-confirmed-addresses": confirmedAddresses,
  "0013-kept-evidence": keptEvidence,
  "0014-audit": audit,
  "0018-idempotency": idempotency,
  "0019-interlocutor-id": interlocutorId,
  "0020-support": support,
  "0035-short-addresses": shortAddresses,
  "0041-project-bearer": projectBearer,
  "0042-visits": visits,
};

/** Which migrations a database has had, without the look at all its tables that the migrator takes. */
async function findExecuted(db: Database): Promise<Set<string>> {
  const known = await sql<{
    known: boolean;
  }>`select to_regclass('kysely_migration') is not null as known`.execute(db);
  if (!known.rows[0]?.known) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Brings the database to the newest schema.
 * @returns whether it was empty before.
 */
export async function migrate(db: Database): Promise<{ isNew: boolean }> {
  const executed = await findExecuted(db);
  if (Object.keys(migrations).every((name) => executed.has(name))) return { isNew: false };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return { isNew: executed.size === 0 };
}
