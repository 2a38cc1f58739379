import type { FileAnswer } from "@mec/api";
import { type DocumentKind, documentLabels } from "@mec/domain/document";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { makeArchive } from "../../../archives/index.ts";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { havingSigned } from "../../signature/scopes.ts";
import { signed } from "../scopes.ts";
import { makeNamer } from "./archive-names.ts";
import { plainName } from "./file-name.ts";

interface Copy {
  readonly kind: DocumentKind;
  readonly fileName: string | null;
  readonly key: string;
}

/**
 * The copies, signed by all, that belong to a production point: its own documents, and the sales contracts of
 * its projects that the point's holder signed as a producer. A contract signed by another account, such as a
 * former holder's, is not his.
 */
async function findSignedCopies(db: Db, pointId: string): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    select d.kind, d.file_name as "fileName", d.final_key as key
    from document d, production_point p
    where p.id = ${pointId} and ${signed("d")} and d.final_key is not null and (
      d.production_point_id = p.id
      or d.kind = 'salesContract'
        and (d.project_id = p.project_id
          or d.project_id in (select o.project_id from document o where o.production_point_id = p.id))
        and exists (
          select from signature_signer s join signature_request r on r.id = s.request_id
          where r.document_id = d.id and s.role = 'producer' and ${havingSigned("s")} and s.account_id = p.account_id))
    order by d.created_at, d.id`.execute(db);
  return rows;
}

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
  const entries = copies.map(({ kind, fileName, key }) => {
    const name = nameFor((fileName ?? documentLabels[kind]).replace(/\.pdf$/, ""));
    return { path: `${documentLabels[kind]}/${name} (signé).pdf`, key };
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
