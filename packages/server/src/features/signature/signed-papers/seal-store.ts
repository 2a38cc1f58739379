import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { LegalDocument } from "../../../documents/legal/model.ts";
import { documentWords } from "../../../encryption/index.ts";
import { downloadName } from "../../document/index.ts";

/** A document, with the facts of its certificate. */
export interface Sealable {
  readonly requestId: string;
  readonly documentId: string;
  /** The text that was read and signed. */
  readonly words: LegalDocument;
  readonly fileName: string;
  /** The participant's place, which the file's title names. */
  readonly place: string | null;
  readonly preparedKey: string;
  readonly preparedSha256: string;
  /** Name and address of each signer. */
  readonly names: ReadonlyMap<string, string>;
}

async function findNames(db: Db, requestId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("signature_signer")
    .select(["id", "first_name", "last_name", "email"])
    .where("request_id", "=", requestId)
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name} <${row.email}>`]));
}

/** Undefined when the document was erased, or never had a file. */
export async function findSealable(db: Db, requestId: string): Promise<Sealable | undefined> {
  const row = await db
    .selectFrom("signature_request as r")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select([
      "d.id as documentId",
      "d.kind",
      sql<LegalDocument | null>`d.words`.as("words"),
      "d.file_name as fileName",
      "d.prepared_key as preparedKey",
      "d.prepared_sha256 as preparedSha256",
      sql<string | null>`d.data->'site'->>'name'`.as("place"),
    ])
    .where("r.id", "=", requestId)
    .executeTakeFirst();
  if (!row?.words || !row.preparedKey || !row.preparedSha256) return undefined;
  return {
    requestId,
    documentId: row.documentId,
    words: documentWords.open(row.documentId, row.words),
    fileName: downloadName({ ...row, isSigned: false }),
    place: row.place,
    preparedKey: row.preparedKey,
    preparedSha256: row.preparedSha256,
    names: await findNames(db, requestId),
  };
}

/** Whether the platform has sealed with this certificate, even a former one. */
export async function hasSealedWith(db: Db, certificateFingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom("signature_event")
    .select("request_id")
    .where("type", "=", "sealed")
    .where(sql`data->>'certificateFingerprint'`, "=", certificateFingerprint)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
