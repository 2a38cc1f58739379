import type { DocumentKind } from "@mec/domain/document";
import { documentKinds } from "@mec/domain/document";
import type { Participant, ParticipantKind } from "@mec/domain/point";
import type { SignatoryInput } from "@mec/domain/signatory";
import { isAsked } from "@mec/domain/signature";
import { sql } from "kysely";
import { pointColumn } from "../../../db/participant-columns.ts";
import type { Db } from "../../../db/transaction.ts";
import { takingPart } from "../../application/scopes.ts";
import { living } from "../../document/scopes.ts";
import { findPlacesIn } from "../place-store.ts";
import { asksEarlySupply, completed, havingSigned, underWay } from "../scopes.ts";

/** A living document that a participant has signed, whether the others have or not. */
export interface SignedByParticipant {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly requestId: string;
  readonly signerId: string;
  /** A contract beside others that were signed before it, which stand without it. */
  readonly isAdded: boolean;
  /** "CV-7D9F1C1E". */
  readonly reference: string | null;
  /** As he typed it. */
  readonly name: string;
  readonly email: string;
  /** Whether he signed for himself or for a business. */
  readonly entityType: SignatoryInput["entityType"] | null;
  /** Whether he asked to be supplied before his days end; null where he was not asked. */
  readonly asksEarlySupply: boolean | null;
  /** The last signature; null while somebody has still to sign. */
  readonly concludedAt: Date | null;
}

interface OfPoint extends SignedByParticipant {
  readonly pointId: string | null;
}

/** What those who signed for these points have signed, in the order in which one reads it. */
function findSigned(
  db: Db,
  projectId: string,
  { kind, ids }: { readonly kind: ParticipantKind; readonly ids: readonly string[] },
): Promise<OfPoint[]> {
  return db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select([
      `d.${pointColumn[kind]} as pointId`,
      "d.id as documentId",
      "d.kind",
      "r.id as requestId",
      "s.id as signerId",
      sql<boolean>`coalesce(d.data->>'isAdded', 'false') = 'true'`.as("isAdded"),
      sql<string | null>`d.data->>'reference'`.as("reference"),
      sql<string>`coalesce(s.signed_name, s.first_name || ' ' || s.last_name)`.as("name"),
      "s.email",
      asksEarlySupply("r.id").as("asksEarlySupply"),
      sql<
        SignedByParticipant["entityType"]
      >`coalesce(d.data->'participant', d.data->'consumer')->>'entityType'`.as("entityType"),
      sql<Date | null>`(select case when bool_and(${havingSigned("other")}) then max(other.signed_at) end
        from signature_signer other where other.request_id = r.id)`.as("concludedAt"),
    ])
    .where("d.project_id", "=", projectId)
    .where(`d.${pointColumn[kind]}`, "in", ids)
    .where("s.role", "=", "participant")
    .where(living("d"))
    .where(havingSigned("s"))
    .where(({ or }) => or([underWay("r"), completed("r")]))
    .orderBy(sql`array_position(${documentKinds}::text[], d.kind)`)
    .execute();
}

/** The documents of a participation that its participant has signed, in the order in which one reads them. */
export const findSignedByParticipant = (
  db: Db,
  projectId: string,
  { kind, id }: Participant,
): Promise<SignedByParticipant[]> => findSigned(db, projectId, { kind, ids: [id] });

/** The same of each of these consumption points; those for which nothing was signed are left out. */
export async function findSignedByConsumers(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SignedByParticipant[]>> {
  if (pointIds.length === 0) return new Map();
  const found = new Map<string, SignedByParticipant[]>();
  for (const { pointId, ...signed } of await findSigned(db, projectId, { kind: "consumer", ids: pointIds }))
    if (pointId !== null) found.set(pointId, [...(found.get(pointId) ?? []), signed]);
  return found;
}

/** The mailboxes of the sellers who have signed these documents, by which the declaration reaches them, and what they sell by them. */
export async function findSellers(
  db: Db,
  documentIds: readonly string[],
): Promise<{ email: string; firstName: string; plants: string[] }[]> {
  const { rows } = await sql<{ email: string; firstName: string; plants: string[] }>`
    select distinct on (lower(s.email)) s.email, s.first_name as "firstName", (
      select coalesce(array_agg(distinct sold->>'pointId'), '{}')
      from document d cross join lateral jsonb_array_elements(coalesce(d.data->'producers', '[]')) sold
      where d.id = any(${documentIds}::uuid[]) and sold->>'pointId' is not null
        and lower(sold->'identity'->>'email') = lower(s.email)) as plants
    from signature_signer s join signature_request r on r.id = s.request_id
    where r.document_id = any(${documentIds}::uuid[]) and s.role = 'producer' and ${havingSigned("s")}
    order by lower(s.email)`.execute(db);
  return rows;
}

/** The confirmed mailboxes that these documents wait for: asked to sign by a mail that has left, and not to confirm who they are. */
export async function findAwaited(
  db: Db,
  documentIds: readonly string[],
): Promise<{ email: string; firstName: string }[]> {
  const places = (await findPlacesIn(db, documentIds)).filter(
    ({ signerStatus, address, mailedAt }) =>
      isAsked(signerStatus) && address === "confirmed" && mailedAt !== null,
  );
  return [
    ...new Map(places.map(({ email, firstName }) => [email.toLowerCase(), { email, firstName }])).values(),
  ];
}

/** The application that a consumption point has made last. */
export function findApplicationOf(
  db: Db,
  pointId: string,
): Promise<{ id: string; projectId: string } | undefined> {
  return db
    .selectFrom("application")
    .select(["id", "project_id as projectId"])
    .where("consumption_point_id", "=", pointId)
    .where(takingPart())
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
