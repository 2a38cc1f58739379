import { type RawBuilder, sql } from "kysely";

/** What is deleted with the documents that are its own. */
export type Deleted =
  | { readonly accountId: string }
  | { readonly projectId: string }
  | { readonly pointId: string };

/** The documents, as `d`, of what is deleted: a person's are those of their projects and of their points in others'. */
export function documentsOf(deleted: Deleted): RawBuilder<boolean> {
  if ("projectId" in deleted) return sql`d.project_id = ${deleted.projectId}`;
  if ("pointId" in deleted) {
    return sql`(d.consumption_point_id = ${deleted.pointId} or d.production_point_id = ${deleted.pointId})`;
  }
  const { accountId } = deleted;
  return sql`(d.project_id in (select id from project where account_id = ${accountId})
    or d.consumption_point_id in (select id from consumption_point where account_id = ${accountId})
    or d.production_point_id in (select id from production_point where account_id = ${accountId}))`;
}
