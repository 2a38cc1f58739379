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
