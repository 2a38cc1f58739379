import type { AnnexeDetails, DocumentKind, KeptDocumentStatus, SalesTerms } from "@mec/domain/document";
import type { Generated } from "kysely";
import type { Instant, Json, NullableInstant, NullableJson } from "../../db/columns.ts";

interface DocumentTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_id: string | null;
  production_point_id: string | null;
  kind: DocumentKind;
  status: KeptDocumentStatus;
  /** The people and terms of the document, frozen when it was sent. */
  data: NullableJson<object>;
  /** The text of the document, frozen when its file was made: the signed copy is made from this. */
  words: NullableJson<object>;
  file_name: string | null;
  /** The file to sign; null until it is made. SHA-256 in hexadecimal. */
  prepared_key: string | null;
  prepared_sha256: string | null;
  /** The signed and sealed file. */
  final_key: string | null;
  final_sha256: string | null;
  /** Why it was declined, failed or was taken back, in French. */
  reason: string | null;
  created_at: Instant;
  updated_at: Instant;
  /** When another document took its place, or it became history. */
  superseded_at: NullableInstant;
}

/** Append-only: every status a document had. */
interface DocumentStatusTable {
  id: Generated<string>;
  document_id: string;
  status: KeptDocumentStatus;
  author_id: string | null;
  created_at: Instant;
}

/** Terms of sale: for one consumer, or for all of the project when there is no consumption point. */
interface SalesTermsTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_id: string | null;
  terms: Json<SalesTerms>;
  updated_at: Instant;
}

/** Terms of sale that others took the place of: what held while somebody said yes to them. Append-only. */
interface PastSalesTermsTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_id: string | null;
  terms: Json<SalesTerms>;
  written_at: Instant;
  replaced_at: Instant;
}

interface AnnexeDetailsTable {
  project_id: string;
  details: Json<AnnexeDetails>;
  /** The day on which the owner says that he declared the operation, YYYY-MM-DD. */
  declared_on: string | null;
  /** And that the agreement was signed. */
  convention_on: string | null;
  updated_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    document: DocumentTable;
    document_status: DocumentStatusTable;
    sales_terms: SalesTermsTable;
    past_sales_terms: PastSalesTermsTable;
    annexe_details: AnnexeDetailsTable;
  }
}
