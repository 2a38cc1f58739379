import type { Address } from "@mec/domain/address";
import {
  type DocumentKind,
  documentKinds,
  documentStatusLabels,
  type KeptDocumentStatus,
} from "@mec/domain/document";
import type { ConsumerType } from "@mec/domain/point";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { AccountedDocument } from "../../../documents/accounting/data.ts";
import {
  inOperation,
  live,
  newestPrice,
  startDay,
  startingSteps,
  takingPart,
} from "../../application/scopes.ts";
import { completed, havingSigned, retractedAt } from "../../signature/scopes.ts";
import { referenceOf } from "../document-content.ts";
import { living, sellers, signed } from "../scopes.ts";

/** A place of the account in a project, as its accountant knows it. */
export interface AccountedPlace {
  readonly projectId: string;
  readonly projectName: string;
  readonly city: string;
  readonly name: string;
  readonly address: Address;
  readonly prm: string;
  readonly consumerType: ConsumerType;
  readonly reclaimsVat: boolean | null;
  /** As stored: birth date and place are encrypted. */
  readonly identity: SignatoryInput | null;
  readonly hasPrice: boolean;
  readonly takesPart: boolean;
  /** When its participation ended, with what all had signed; null as long as it lasts. */
  readonly endedAt: Date | null;
  /** The day that its start says, `YYYY-MM-DD`, which may be still to come; null while the place was not put in operation, or where it never was. */
  readonly sharesFrom: string | null;
}

/** When what all had signed of an application "a" was set aside with it; null where nothing was. */
const signedUntil = sql<Date | null>`(select max(d.superseded_at) from document d
  where d.project_id = a.project_id and d.consumption_point_id = a.consumption_point_id
    and ${signed("d")} and d.superseded_at >= a.created_at)`;

/** Of a place that takes part in nothing now, the last participation that it had. */
export const findAccountedPlace = (db: Db, pointId: string): Promise<AccountedPlace | undefined> =>
  db
    .selectFrom("consumption_point as point")
    .innerJoin("application as a", "a.consumption_point_id", "point.id")
    .innerJoin("project as p", "p.id", "a.project_id")
    .leftJoin("signatory as s", "s.consumption_point_id", "point.id")
    .select([
      "p.id as projectId",
      "p.name as projectName",
      "p.city",
      "point.name",
      "point.address",
      sql<string>`coalesce(point.prm, '')`.as("prm"),
      "point.consumer_type as consumerType",
      "point.reclaims_vat as reclaimsVat",
      "s.identity",
      sql<boolean>`${newestPrice("a")} is not null`.as("hasPrice"),
      takingPart("a").$castTo<boolean>().as("takesPart"),
      sql<Date | null>`case when not ${live("a")} then coalesce(a.ended_at, ${signedUntil}) end`.as(
        "endedAt",
      ),
      sql<
        string | null
      >`case when ${inOperation("a")} or not ${live("a")} then (select min(${startDay("step")}) from application_progress step
        where step.application_id = a.id and ${startingSteps("step")}) end`.as("sharesFrom"),
    ])
    .where("point.id", "=", pointId)
    .where(sql<boolean>`(${live("a")} or ${signedUntil} is not null)`)
    .orderBy(sql`${live("a")}`, "desc")
    .orderBy("a.created_at", "desc")
    .executeTakeFirst();

interface Row {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly status: KeptDocumentStatus;
  readonly fileName: string | null;
  readonly finalKey: string | null;
  readonly isSigned: boolean;
  readonly sellers: readonly string[];
  readonly sentAt: Date;
  readonly endedAt: Date | null;
  readonly signedAt: Date | null;
  readonly retractedAt: Date | null;
}

/** A document, and the file of one that all have signed. */
export interface KeptDocument extends AccountedDocument {
  readonly id: string;
  readonly isElsewhere: boolean;
  /** Of a contract: the plants by which it sells. */
  readonly sellers: readonly string[];
  readonly file: (Pick<Row, "kind" | "fileName" | "retractedAt"> & { readonly key: string }) | null;
}

function toDocument({
  id,
  kind,
  status,
  fileName,
  finalKey,
  isSigned,
  sellers,
  sentAt,
  ...when
}: Row): KeptDocument {
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    id,
    kind,
    reference: referenceOf(kind, id),
    state: documentStatusLabels[status],
    sentAt: sentAt.toISOString(),
    signedAt: iso(when.signedAt),
    endedAt: iso(when.endedAt),
    retractedAt: iso(when.retractedAt),
    isElsewhere: status === "IGNORED",
    sellers,
    file:
      isSigned && finalKey !== null ? { kind, fileName, retractedAt: when.retractedAt, key: finalKey } : null,
  };
}

/** The documents of a place in its project: those that stand, and those that all have signed, kind by kind, each the oldest first. */
export async function findPlaceDocuments(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
): Promise<KeptDocument[]> {
  const { rows } = await sql<Row>`
    select id, kind, status, file_name as "fileName", final_key as "finalKey", ${signed()} as "isSigned",
      ${sellers} as sellers, created_at as "sentAt", superseded_at as "endedAt",
      (select max(s.signed_at) from signature_request r join signature_signer s on s.request_id = r.id
        where r.document_id = document.id and ${completed("r")} and ${havingSigned("s")}) as "signedAt",
      (select ${retractedAt("sealed.id")} from signature_request sealed
        where sealed.document_id = document.id and ${completed("sealed")}) as "retractedAt"
    from document
    where project_id = ${projectId} and consumption_point_id = ${pointId} and (${living()} or ${signed()})
    order by created_at, id`.execute(db);
  return rows
    .map(toDocument)
    .toSorted((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));
}
