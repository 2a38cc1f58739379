import {
  cameBack,
  isBeingSent,
  isSigned,
  type KeptDocumentStatus,
  keptDocumentStatuses,
} from "@mec/domain/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** What the domain says of a document, as SQL: in a query over documents, or in one that names them otherwise. */
type Scope = (table?: string) => RawBuilder<SqlBool>;

const standsAt =
  (rule: (status: KeptDocumentStatus) => boolean): Scope =>
  (table = "document") => {
    const statuses = keptDocumentStatuses.filter(rule).map((status) => sql.lit(status));
    return sql<SqlBool>`${sql.ref(`${table}.status`)} in (${sql.join(statuses)})`;
  };

/** What no other took the place of, and whose participant has not left: the rest is history. */
export const living: Scope = (table = "document") =>
  sql<SqlBool>`${sql.ref(`${table}.superseded_at`)} is null`;

/** `isSigned`, be it history. */
export const signed = standsAt(isSigned);

/** Living, and `isBeingSent`. */
export const beingSent: Scope = (table) =>
  sql<SqlBool>`(${standsAt(isBeingSent)(table)} and ${living(table)})`;

/** Living, and not to be sent again: on its way, signed or set aside. */
export const settledOrOnItsWay: Scope = (table) =>
  sql<SqlBool>`(${standsAt((status) => !cameBack(status))(table)} and ${living(table)})`;
