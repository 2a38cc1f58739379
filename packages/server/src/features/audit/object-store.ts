import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { AuditObject } from "./record-audit.ts";

/**
 * The projects and points among these ids, each with its name and its account. An application's id gives its
 * point.
 */
export async function findObjects(db: Db, ids: readonly string[]): Promise<AuditObject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AuditObject>`
    with wanted as (
      select unnest(${ids}::uuid[]) as id
      union select coalesce(consumption_point_id, production_point_id) from application where id = any(${ids}::uuid[])
    )
    select 'project' as kind, id, name, account_id as "accountId" from project where id in (select id from wanted)
    union all
    select 'consumption-point', id, name, account_id from consumption_point where id in (select id from wanted)
    union all
    select 'production-point', id, name, account_id from production_point where id in (select id from wanted)`.execute(
    db,
  );
  return rows;
}

/** The object of one id, if it exists. */
export async function findObject(db: Db, id: string): Promise<AuditObject | undefined> {
  const [found] = await findObjects(db, [id]);
  return found;
}
