import type { FileAnswer } from "@mec/api";
import type { SignedCopy } from "@mec/api/document";
import { documentLabels } from "@mec/domain/document";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { type Paging, readPart } from "../../../answering.ts";
import { makeArchive } from "../../../archives/index.ts";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { makeNamer } from "./archive-names.ts";
import { downloadName, plainName } from "./file-name.ts";
import { copiesOf, findSignedCopies, toSignedCopy } from "./reads.ts";

async function countSignedCopies(db: Db, pointId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document d where ${copiesOf(pointId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same, by name: what he signed stays his to read once he has left, and a contract of a sale binds him until it ends. */
export const listSignedCopies = ({ db }: Deps, pointId: string, paging: Paging): Promise<SignedCopy[]> =>
  readPart(
    paging,
    async (part) => (await findSignedCopies(db, pointId, { part })).map(toSignedCopy),
    () => countSignedCopies(db, pointId),
  );

/**
 * The signed copies of a producer as a zip, a folder for each kind.
 * @throws DomainError NO_DOCUMENT as long as nothing is signed by all, FILE_TOO_LARGE; Busy.
 */
export async function archiveSignedCopies(deps: Deps, pointId: string): Promise<FileAnswer> {
  const copies = await findSignedCopies(deps.db, pointId);
  if (copies.length === 0) {
    throw new DomainError("NO_DOCUMENT", "Aucun de vos documents n’est encore signé par tous.");
  }
  const nameFor = makeNamer();
  const entries = copies.map(({ kind, fileName, key, retractedAt }) => {
    const name = nameFor(downloadName({ kind, fileName, isSigned: true, retractedAt }).replace(/\.pdf$/, ""));
    return { path: `${documentLabels[kind]}/${name}.pdf`, key };
  });
  const { name } = await deps.db
    .selectFrom("production_point")
    .select("name")
    .where("id", "=", pointId)
    .executeTakeFirstOrThrow();
  return {
    contentType: "application/zip",
    fileName: `${["exemplaires-signes", plainName(name)].filter(Boolean).join("-")}.zip`,
    bytes: await makeArchive(deps, entries, pointId),
  };
}
