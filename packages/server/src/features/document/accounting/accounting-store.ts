import type { Address } from "@mec/domain/address";
import { type Departure, isInOperation } from "@mec/domain/application";
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
import type { BulletinData, SalesContractData } from "../../../documents/to-sign/content.ts";
import { plantsWithoutMandate, withMandates } from "../../../documents/to-sign/mandates-since.ts";
import { documentData } from "../../../encryption/index.ts";
import { live, newestPrice, notLeft, startDay, startingSteps, takingPart } from "../../application/scopes.ts";
import { completed, concluded, havingSigned, retractedAt, underWay } from "../../signature/scopes.ts";
import { referenceOf } from "../document-content.ts";
import { findMandated } from "../sales/reads.ts";
import { living, sellers, settled, signed } from "../scopes.ts";

/** A place of the account in a project, as its accountant knows it. */
export interface AccountedPlace {
  readonly pointId: string;
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
  /** What he asked who leaves, and when he left or retracted; null of who stays. */
  readonly departure: Departure | null;
  readonly endedAt: Date | null;
  /** The day that its start says, `YYYY-MM-DD`, which may be still to come; null while the place was not put in operation. */
  readonly sharesFrom: string | null;
}

/** When what all had signed of an application "a" was set aside with it; null where nothing was. */
const signedUntil = sql<Date | null>`(select max(d.superseded_at) from document d
  where d.project_id = a.project_id and d.consumption_point_id = a.consumption_point_id
    and ${signed("d")} and d.superseded_at >= a.created_at)`;

/** Where the place takes part or has applied, then where it has left or retracted, the newest first. */
export async function findAccountedPlaces(db: Db, pointId: string): Promise<AccountedPlace[]> {
  const rows = await db
    .selectFrom("consumption_point as point")
    .innerJoin("application as a", "a.consumption_point_id", "point.id")
    .innerJoin("project as p", "p.id", "a.project_id")
    .leftJoin("signatory as s", "s.consumption_point_id", "point.id")
    .select([
      "point.id as pointId",
      "p.id as projectId",
      "p.name as projectName",
      "p.city",
      "point.name",
      "point.address",
      sql<string>`coalesce(point.prm, '')`.as("prm"),
      "point.consumer_type as consumerType",
      "point.reclaims_vat as reclaimsVat",
      "s.identity",
      "a.status",
      "a.departure",
      sql<Date | null>`case when not ${live("a")} then coalesce(a.ended_at, ${signedUntil}) end`.as(
        "endedAt",
      ),
      sql<boolean>`${newestPrice("a")} is not null`.as("hasPrice"),
      takingPart("a").$castTo<boolean>().as("takesPart"),
      sql<string | null>`(select min(${startDay("step")}) from application_progress step
        where step.application_id = a.id and ${startingSteps("step")})`.as("startsOn"),
    ])
    .where("point.id", "=", pointId)
    .where(sql<boolean>`(${live("a")} or not ${notLeft("a")} or ${signedUntil} is not null)`)
    .orderBy(sql`${live("a")}`, "desc")
    .orderBy("a.created_at", "desc")
    .execute();
  return rows.map(({ status, startsOn, ...place }) => ({
    ...place,
    sharesFrom: isInOperation(status) ? startsOn : null,
  }));
}

/** What all had signed of a membership and of sales as a place left, with who bills by it; nothing that he retracted. */
export async function findKept(
  db: Db,
  { projectId, pointId, endedAt }: AccountedPlace,
): Promise<(BulletinData | SalesContractData)[]> {
  const rows = await db
    .selectFrom("document")
    .select(["id", sql<BulletinData | SalesContractData | null>`data`.as("content")])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .where("kind", "in", ["bulletin", "salesContract"])
    .where(concluded("document"))
    .where("superseded_at", ">=", endedAt)
    .where(sql<boolean>`not exists (select from signature_request sealed
      where sealed.document_id = document.id and ${retractedAt("sealed.id")} is not null)`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const contents = rows.flatMap(({ id, content }) => (content ? documentData.open(id, content) : []));
  const mandated = await findMandated(db, contents.flatMap(plantsWithoutMandate));
  return contents.map((content) => withMandates(content, mandated));
}

interface Row {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly status: KeptDocumentStatus;
  readonly fileName: string | null;
  readonly finalKey: string | null;
  readonly isSigned: boolean;
  readonly sellers: readonly string[];
  /** How many have signed, and how many do. */
  readonly signing: readonly [signed: number, all: number] | null;
  readonly sentAt: Date;
  readonly endedAt: Date | null;
  readonly signedAt: Date | null;
  readonly retractedAt: Date | null;
}

/** A document, and the file of one that all have signed. */
export interface KeptDocument extends AccountedDocument {
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
  signing,
  sentAt,
  ...when
}: Row): KeptDocument {
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    kind,
    reference: referenceOf(kind, id),
    state: documentStatusLabels[status],
    signing: signing && { signed: signing[0], all: signing[1] },
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

/**
 * The documents of a place in its project: those that stand, those that all have signed, and those that were settled elsewhere as
 * it left, kind by kind, each the oldest first.
 */
export async function findPlaceDocuments(
  db: Db,
  { projectId, pointId, endedAt }: AccountedPlace,
): Promise<KeptDocument[]> {
  const { rows } = await sql<Row>`
    select id, kind, status, file_name as "fileName", final_key as "finalKey", ${signed()} as "isSigned",
      ${sellers} as sellers, created_at as "sentAt", superseded_at as "endedAt",
      (select max(s.signed_at) from signature_request r join signature_signer s on s.request_id = r.id
        where r.document_id = document.id and ${completed("r")} and ${havingSigned("s")}) as "signedAt",
      (select json_build_array(count(*) filter (where ${havingSigned("s")}), count(*))
        from signature_request r join signature_signer s on s.request_id = r.id
        where r.document_id = document.id and ${underWay("r")} having count(*) > 0) as signing,
      (select ${retractedAt("sealed.id")} from signature_request sealed
        where sealed.document_id = document.id and ${completed("sealed")}) as "retractedAt"
    from document
    where project_id = ${projectId} and consumption_point_id = ${pointId} and (${living()} or ${signed()}
      or (${settled()} and superseded_at >= ${endedAt}))
    order by created_at, id`.execute(db);
  return rows
    .map(toDocument)
    .toSorted((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));
}
