import type { SignedCopy } from "@mec/api/document";
import { type DocumentKind, participantName } from "@mec/domain/document";
import type { SignatoryInput } from "@mec/domain/signatory";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { completed, havingSigned, retractedAt } from "../../signature/scopes.ts";
import { living, signed } from "../scopes.ts";

/**
 * The copies, signed by all, that belong to a production point, once it has left too: its own documents, and the sales contracts of
 * its projects that the point's holder signed as a producer. A contract signed by another account, such as a
 * former holder's, is not his.
 */
export const copiesOf = (
  pointId: string,
) => sql<SqlBool>`(${signed("d")} and d.final_key is not null and d.project_id in (
    select project_id from production_point where id = ${pointId}
    union select project_id from document where production_point_id = ${pointId}
    union select project_id from application where production_point_id = ${pointId})
  and (d.production_point_id = ${pointId} or d.kind = 'salesContract' and exists (
    select from signature_signer s join signature_request own on own.id = s.request_id
      join production_point p on p.account_id = s.account_id
    where own.document_id = d.id and s.role = 'producer' and ${havingSigned("s")} and p.id = ${pointId})))`;

interface Copy {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly fileName: string | null;
  readonly key: string;
  readonly projectName: string;
  /** Of a contract: who buys, as it names him. */
  readonly identity: SignatoryInput | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly noticeMonths: number | null;
  /** Whether it is a contract of this plant whose buyer has not left. */
  readonly binds: boolean;
  /** When its producer asked to leave the project. */
  readonly leavingAskedAt: string | null;
  /** When its buyer retracted from it. */
  readonly retractedAt: Date | null;
}

/** A contract names the plants that it is of; an older one, none: it is of those of its signer. */
const namesPlant = (pointId: string) => sql<boolean>`(jsonb_path_exists(d.data, '$.producers[*].pointId')
  is not true or d.data @> ${JSON.stringify({ producers: [{ pointId }] })}::jsonb)`;

/** The contracts by which this plant sells, and whose buyer has not left. */
const isBinding = (pointId: string) =>
  sql<boolean>`(d.kind = 'salesContract' and ${living("d")} and ${namesPlant(pointId)})`;

/** When the holder of the plant asked to leave a document's project. */
const leavingAskedAt = (pointId: string) => sql<string | null>`(
  select max(a.departure->>'requestedAt') from application a
  where a.production_point_id = ${pointId} and a.project_id = d.project_id)`;

/** Contracts that bind a producer alike: of one notice, and of projects that he asked to leave at one moment. */
export interface BoundAlike {
  readonly count: number;
  readonly noticeMonths: number | null;
  readonly leavingAskedAt: string | null;
}

/** All that binds him, however much it is. */
export async function countBound(db: Db, pointId: string): Promise<BoundAlike[]> {
  const { rows } = await sql<BoundAlike>`
    select count(*)::int as count, (d.data->'terms'->>'noticeMonths')::int as "noticeMonths",
      ${leavingAskedAt(pointId)} as "leavingAskedAt"
    from document d where ${copiesOf(pointId)} and ${isBinding(pointId)}
    group by 2, 3`.execute(db);
  return rows;
}

/**
 * A part of what a producer has signed, or all, the oldest first; and of contracts alone, those that bind: all, or one project's.
 */
export async function findSignedCopies(
  db: Db,
  pointId: string,
  {
    part,
    bound,
  }: {
    readonly part?: { readonly limit: number; readonly offset: number };
    readonly bound?: { readonly projectId?: string };
  } = {},
): Promise<Copy[]> {
  const ofProject = bound?.projectId ? sql`and d.project_id = ${bound.projectId}` : sql``;
  const { rows } = await sql<Copy>`
    select d.id as "documentId", d.kind, d.file_name as "fileName", d.final_key as key, o.name as "projectName",
      d.data->'consumer' as identity, buyer.first_name as "firstName", buyer.last_name as "lastName",
      (d.data->'terms'->>'noticeMonths')::int as "noticeMonths", ${isBinding(pointId)} as binds,
      ${leavingAskedAt(pointId)} as "leavingAskedAt",
      (select ${retractedAt("sealed.id")} from signature_request sealed
        where sealed.document_id = d.id and ${completed("sealed")}) as "retractedAt"
    from document d join project o on o.id = d.project_id
      left join lateral (select s.first_name, s.last_name from signature_signer s
        join signature_request r on r.id = s.request_id
        where r.document_id = d.id and s.role = 'participant' limit 1) buyer on d.kind = 'salesContract'
    where ${copiesOf(pointId)} ${bound ? sql`and ${isBinding(pointId)} ${ofProject}` : sql``}
    order by d.created_at, d.id
    ${part ? sql`limit ${part.limit} offset ${part.offset}` : sql``}`.execute(db);
  return rows;
}

/** What a producer is told of a copy that is his. */
export const toSignedCopy = ({
  documentId,
  kind,
  projectName,
  identity,
  firstName,
  lastName,
  noticeMonths,
  binds,
  leavingAskedAt,
  retractedAt: declaredAt,
}: Copy): SignedCopy => ({
  documentId,
  kind,
  projectName,
  buyer:
    kind === "salesContract"
      ? participantName(identity, { firstName: firstName ?? "", lastName: lastName ?? "" })
      : null,
  noticeMonths,
  binds,
  ...(leavingAskedAt === null ? {} : { leavingAskedAt }),
  ...(declaredAt === null ? {} : { retractedAt: declaredAt.toISOString() }),
});

/** The contracts of a project by which this plant sells still. */
export async function findBoundCopies(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
): Promise<SignedCopy[]> {
  return (await findSignedCopies(db, pointId, { bound: { projectId } })).map(toSignedCopy);
}
