import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Deleted } from "../../meeting/moments.ts";
import { filesIn } from "../../meeting/stored-files.ts";

/**
 * Selects rows of projects, in a query that names them `held`: those deleted together with what is deleted.
 */
export function goingWithProject(deleted: Deleted): RawBuilder<SqlBool> | null {
  if ("projectId" in deleted) return sql`held.project_id = ${deleted.projectId}`;
  if ("pointId" in deleted) return null;
  return sql`held.project_id in (select id from project where account_id = ${deleted.accountId})`;
}

export const projectFiles = [filesIn("project_image", ["full_key", "thumbnail_key"], goingWithProject)];
