import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * The domain's rules on projects, as SQL: in a query over projects, or in one that names them otherwise
 * (`visible("p")`).
 */
type Scope = (table?: string) => RawBuilder<SqlBool>;

/** Projects that support has not hidden: `projectStanding` is not hidden-by-support. */
export const notHidden: Scope = (table = "project") =>
  sql<SqlBool>`${sql.ref(`${table}.moderation_status`)} <> 'hidden'`;

/** Projects that the public may see: `projectStanding` is online. */
export const visible: Scope = (table = "project") =>
  sql<SqlBool>`(${sql.ref(`${table}.visibility`)} and ${notHidden(table)} and ${sql.ref(`${table}.owner_confirmed`)})`;

/** Projects with production left to pledge, as far as the public knows: `hasRoom`. */
export const withRoom: Scope = (table = "project") => {
  const share = sql.ref(`${table}.pledged_share`);
  return sql<SqlBool>`(${share} is null or ${share} < 1)`;
};
