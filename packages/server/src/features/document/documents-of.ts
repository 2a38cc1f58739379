import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Deleted } from "../../meeting/moments.ts";

/**
 * The documents that belong to what is deleted, in a query that names them `table`: a person's are those of
 * their projects and of their points in others' projects.
 */
export function documentsOf(deleted: Deleted, table: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if ("projectId" in deleted) return sql`${column("project_id")} = ${deleted.projectId}`;
  if ("pointId" in deleted) {
    const { pointId } = deleted;
    return sql`(${column("consumption_point_id")} = ${pointId} or ${column("production_point_id")} = ${pointId})`;
  }
  const { accountId } = deleted;
  return sql`(${column("project_id")} in (select id from project where account_id = ${accountId})
    or ${column("consumption_point_id")} in (select id from consumption_point where account_id = ${accountId})
    or ${column("production_point_id")} in (select id from production_point where account_id = ${accountId}))`;
}
