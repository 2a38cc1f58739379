import type { SignedPapers } from "@mec/api/signature";
import type { DocumentKind } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { living } from "../../document/scopes.ts";
import { completed, havingSigned, retractedAt, underWay, waitingForSeal } from "../scopes.ts";
import { isReader, isReadersMailbox, type Reader } from "./signed-paper-store.ts";

/** A document that its reader has signed, or somebody whom his account named, of which there is no copy signed by all. */
export interface Unconcluded {
  readonly documentId: string;
  readonly requestId: string;
  /** The places where the reader signed it by his own mailbox. */
  readonly ownSignerIds: readonly string[];
  /** Who signed it where he has not: those whom his account named. */
  readonly signedBy: readonly string[];
  /** Whether it was signed here, and not with a provider outside. */
  readonly isOurs: boolean;
  readonly kind: DocumentKind;
  readonly fileName: string | null;
  readonly projectName: string;
  /** Whom it was made for; null for the reader himself. */
  readonly participant: string | null;
  readonly place: string | null;
  /** The reader's own, that it was made for; null for another's, and where its place is deleted. */
  readonly pointId: string | null;
  /** As it was shown to who signed it, without a signature. */
  readonly preparedKey: string;
  readonly signedAt: Date;
  readonly retractedAt: Date | null;
  readonly state: NonNullable<SignedPapers["unconcluded"]>[number]["state"];
}

/** The newest first; all of them, or one. */
export async function findUnconcluded(
  db: Db,
  reader: Reader,
  { most, documentId }: { readonly most: number; readonly documentId?: string },
): Promise<Unconcluded[]> {
  const isOwn = isReadersMailbox("s", reader);
  const { rows } = await sql<Unconcluded>`
    select d.id as "documentId", r.id as "requestId", r.provider = 'embedded' as "isOurs",
      coalesce(array_agg(s.id) filter (where ${isOwn}), '{}') as "ownSignerIds",
      case when bool_or(${isOwn}) then '{}' else array_agg(distinct s.first_name || ' ' || s.last_name) end as "signedBy",
      d.kind, d.file_name as "fileName", o.name as "projectName",
      case when bool_and(s.role <> 'participant') then (
        select other.first_name || ' ' || other.last_name from signature_signer other
        where other.request_id = r.id and other.role = 'participant' order by other.position limit 1) end as participant,
      d.data->'site'->>'name' as place,
      (select own.id from consumption_point own
        where own.id = d.consumption_point_id and own.account_id = ${reader.accountId}::uuid) as "pointId",
      d.prepared_key as "preparedKey", coalesce(max(s.signed_at) filter (where ${isOwn}), max(s.signed_at)) as "signedAt",
      ${retractedAt("r.id")} as "retractedAt",
      case when ${retractedAt("r.id")} is not null then 'retracted'
        when ${underWay("r")} and ${living("d")} then 'awaited' else 'ended' end as state
    from signature_signer s join signature_request r on r.id = s.request_id
      join document d on d.id = r.document_id join project o on o.id = d.project_id
    where ${havingSigned("s")} and ${isReader("s", reader)} and not ${completed("r")}
      and not ${waitingForSeal("r")} and d.prepared_key is not null
      ${documentId ? sql`and d.id = ${documentId}` : sql``}
    group by r.id, d.id, o.name
    order by max(s.signed_at) desc, d.id limit ${most}`.execute(db);
  return rows;
}
