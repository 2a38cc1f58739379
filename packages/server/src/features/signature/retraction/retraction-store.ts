import { isAsked } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { takingPart } from "../../application/scopes.ts";
import { findPlacesIn } from "../place-store.ts";
import { havingSigned } from "../scopes.ts";

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
