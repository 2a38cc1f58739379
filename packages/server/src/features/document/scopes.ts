import {
  cameBack,
  isBeingSent,
  isInFlight,
  isSettled,
  isSigned,
  type KeptDocumentStatus,
  keptDocumentStatuses,
  turnOf,
} from "@mec/domain/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { acceptingSteps } from "../application/scopes.ts";

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

/** Living, and `isBeingSent`. */
export const beingSent: Scope = (table) =>
  sql<SqlBool>`(${standsAt(isBeingSent)(table)} and ${living(table)})`;

/** Living, and its signing was refused. */
export const refused: Scope = (table) =>
  sql<SqlBool>`(${standsAt((status) => turnOf(status, []) === "settle-refusal")(table)} and ${living(table)})`;

/** Living, and not to be sent again: on its way, signed or set aside. */
export const settledOrOnItsWay: Scope = (table) =>
  sql<SqlBool>`(${standsAt((status) => !cameBack(status))(table)} and ${living(table)})`;

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
