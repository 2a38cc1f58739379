import { sql } from "kysely";
import type { ArchiveEntry } from "../../archives/index.ts";
import type { Db } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";

/** What the person has signed and all have, by account, or by the address once it is known to be theirs. */
const signedBy = (db: Db, { id, email, emailVerified }: Actor) =>
  db
    .selectFrom("signed_paper as k")
    .where(
      sql<boolean>`exists (select from signed_paper_party y where y.document_id = k.document_id
        and (y.account_id = ${id} or lower(y.email) = lower(${emailVerified ? email : null}::text)))`,
    )
    .orderBy("k.signed_at")
    .orderBy("k.document_id");

/** Until when each is kept, whatever becomes of its project. */
export const readSignedPapers = (db: Db, actor: Actor) =>
  signedBy(db, actor)
    .select([
      "k.document_id as id",
      "k.kind",
      "k.project_name as projectName",
      "k.signed_at as signedAt",
      "k.keep_until as keepUntil",
    ])
    .execute();

/** The same as sealed files. */
export async function readSignedFiles({ db }: Deps, actor: Actor): Promise<ArchiveEntry[]> {
  const papers = await signedBy(db, actor).select(["k.document_id as id", "k.final_key as key"]).execute();
  return papers.map(({ id, key }) => ({ path: `papiers-signes/${id}.pdf`, key }));
}
