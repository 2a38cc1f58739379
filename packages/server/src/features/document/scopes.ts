import {
  cameBack,
  documentKinds,
  isBeingSent,
  isInFlight,
  isSettled,
  isSigned,
  type KeptDocumentStatus,
  keptDocumentStatuses,
  kindsOfMeter,
  turnOf,
} from "@mec/domain/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { acceptingSteps, askingToLeave } from "../application/scopes.ts";

/** What each participant signs, whoever sells to him. */
const kindsOfEach = documentKinds.filter((kind) => kind !== "salesContract");

/** The domain's rules on documents, as SQL; `table` is the table's name in the query. */
type Scope = (table?: string) => RawBuilder<SqlBool>;

const standsAt =
  (rule: (status: KeptDocumentStatus) => boolean): Scope =>
  (table = "document") => {
    const statuses = keptDocumentStatuses.filter(rule).map((status) => sql.lit(status));
    return sql<SqlBool>`${sql.ref(`${table}.status`)} in (${sql.join(statuses)})`;
  };

/** Documents that no other replaced, and whose participant has not left: the rest is history. */
export const living: Scope = (table = "document") =>
  sql<SqlBool>`${sql.ref(`${table}.superseded_at`)} is null`;

/** `isSigned`, history included. */
export const signed = standsAt(isSigned);

/** `isInFlight`. */
export const inFlight = standsAt(isInFlight);

/** `isSettled`, history included. */
export const settled = standsAt(isSettled);

/**
 * Signed by all, and names another meter than its participant has now: it holds for the former number alone, and another is to be
 * signed. Who has no number now has none to name in another.
 */
export const ofFormerMeter: Scope = (table = "document") => {
  const kinds = kindsOfMeter.map((kind) => sql.lit(kind));
  return sql<SqlBool>`coalesce(${signed(table)} and ${sql.ref(`${table}.kind`)} in (${sql.join(kinds)})
    and nullif(${sql.ref(`${table}.data`)}->'site'->>'prm', '') <> nullif(coalesce(
      (select c.prm from consumption_point c where c.id = ${sql.ref(`${table}.consumption_point_id`)}),
      (select g.prm from production_point g where g.id = ${sql.ref(`${table}.production_point_id`)})), ''), false)`;
};

/** An application's documents: they were here, and its bulletin or its accord, all of which who begins has, is settled no more. */
export const unsettled = (application: string): RawBuilder<SqlBool> => {
  const own = sql`document.project_id = ${sql.ref(`${application}.project_id`)}
    and (document.consumption_point_id = ${sql.ref(`${application}.consumption_point_id`)}
      or document.production_point_id = ${sql.ref(`${application}.production_point_id`)})`;
  const kinds = kindsOfEach.map((kind) => sql.lit(kind));
  return sql<SqlBool>`(exists (select from document where ${own}) and (select count(distinct document.kind) from document
    where ${own} and document.kind in (${sql.join(kinds)}) and ${living()} and ${settled()} and not ${ofFormerMeter()}) < ${sql.lit(kinds.length)})`;
};

/** Living, and `isBeingSent`. */
export const beingSent: Scope = (table) =>
  sql<SqlBool>`(${standsAt(isBeingSent)(table)} and ${living(table)})`;

/** Living, and its signing was refused. */
export const refused: Scope = (table) =>
  sql<SqlBool>`(${standsAt((status) => turnOf(status, []) === "settle-refusal")(table)} and ${living(table)})`;

/** Living, and not to be sent again: on its way, signed or set aside. */
export const settledOrOnItsWay: Scope = (table) =>
  sql<SqlBool>`(${standsAt((status) => !cameBack(status))(table)} and ${living(table)})`;

/** Of those, what was sent to be signed here: not what is settled elsewhere. */
export const sentHere: Scope = (table = "document") =>
  sql<SqlBool>`(${settledOrOnItsWay(table)} and (${signed(table)} or not ${settled(table)}))`;

/** Kept with what was taken back since a seller's VAT is another: known again by these words. */
export const takenBackForVat = "La TVA d’un producteur a changé.";

/** Kept with what all had signed and ended as its participant deleted his account: known again by these words. */
export const endedByErasure = "Compte supprimé.";

/** Documents that ended so: of other places that are gone the person may have left long before. */
export const erased = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.reason`)} is not distinct from ${endedByErasure})`;

/** A change of a seller's VAT: from the moment before, ISO 8601, to when it was done; unknown of a job of the former release. */
export interface VatChanged {
  readonly at: string;
  readonly until?: string | undefined;
}

/** Contracts "contract" of an application's place that were taken back for it. */
export const placeTakenBack = (application: string, changed: VatChanged): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from document contract where ${takenBackWith("contract", changed)}
    and contract.project_id = ${sql.ref(`${application}.project_id`)}
    and contract.consumption_point_id = ${sql.ref(`${application}.consumption_point_id`)})`;

/** Contracts that were taken back with this change, and with no later one: each is told once. */
export const takenBackWith = (table: string, { at, until }: VatChanged): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.kind`)} = 'salesContract' and ${sql.ref(`${table}.reason`)} = ${takenBackForVat}
    and ${sql.ref(`${table}.superseded_at`)} >= ${at}
    and ${sql.ref(`${table}.superseded_at`)} <= coalesce(${until ?? null}::timestamptz, 'infinity'))`;

/** When the terms of sale were written that a consumer's contract takes: his own, else those of all; null while there are none. */
export const termsWrittenAt = (application: string): RawBuilder<Date | null> => {
  const [project, point] = [
    sql.ref(`${application}.project_id`),
    sql.ref(`${application}.consumption_point_id`),
  ];
  return sql`(select written.updated_at from sales_terms written where written.project_id = ${project}
    and (written.consumption_point_id is null or written.consumption_point_id = ${point})
    order by written.consumption_point_id nulls last limit 1)`;
};

/**
 * A plant whose seller has said whether he adds VAT, or whose contracts state nothing of it: neither the terms of sale nor another
 * seller has said it, or all of the project's electricity is given. Its own aliases are long: `p` may be the caller's.
 */
export const vatSaid = (point: string): RawBuilder<SqlBool> => {
  const project = sql.ref(`${point}.project_id`);
  return sql<SqlBool>`(${sql.ref(`${point}.vat_regime`)} is not null
    or not exists (select from production_point priced where priced.project_id = ${project} and priced.price_min is not null)
    or not (exists (select from production_point told where told.project_id = ${project} and told.vat_regime is not null)
      or exists (select from sales_terms terms where terms.project_id = ${project} and terms.terms->>'vatRegime' is not null)))`;
};

/** Plants whose producer has asked to leave their project: no contract is made with him any more. `leave` is no name of the caller's. */
export const leavingSeller = (point: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from application leave where leave.production_point_id = ${sql.ref(`${point}.id`)}
    and leave.project_id = ${sql.ref(`${point}.project_id`)} and ${askingToLeave("leave")})`;

/**
 * A contract is its producers' as it was written. One that names no point, being older or settled outside of the platform,
 * is of those who were in the project when it was made. Who came later has no part in it, nor a plant that was not there
 * yet: an owner's own is accepted by no step.
 */
export const sellers = sql<string[]>`case when kind = 'salesContract' then coalesce(
    nullif(jsonb_path_query_array(data, '$.producers[*].pointId'), '[]'),
    (select jsonb_agg(p.id) from production_point p
      where p.project_id = document.project_id and p.created_at <= document.created_at and not exists (
      select from application a join application_progress step on step.application_id = a.id
      where a.production_point_id = p.id and a.project_id = p.project_id
        and ${acceptingSteps("step")} and step.created_at > document.created_at)),
    '[]') else '[]' end`;

/**
 * The consumers of a project, each with a producer from whose contract he has retracted since he was last accepted: being
 * accepted anew is a new yes. Columns `consumer` and `seller`.
 */
export const retractedSales = (projectId: string): RawBuilder<{ consumer: string; seller: string }> => sql`
  select d.consumer, seller.id as seller
  from (select id, project_id, consumption_point_id as consumer, ${sellers} as sellers from document
      where project_id = ${projectId} and kind = 'salesContract' and consumption_point_id is not null and not ${living()}) d
    join signature_request r on r.document_id = d.id
    join signature_event e on e.request_id = r.id and e.type = 'retracted'
    cross join lateral jsonb_array_elements_text(d.sellers) seller(id)
  where not exists (
    select from application a join application_progress step on step.application_id = a.id
    where a.project_id = d.project_id and a.consumption_point_id = d.consumer
      and ${acceptingSteps("step")} and step.created_at > e.at)`;
