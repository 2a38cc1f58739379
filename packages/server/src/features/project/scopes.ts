import { type RawBuilder, type SqlBool, sql } from "kysely";
import { awaitingOwner, startDay, startingSteps } from "../application/scopes.ts";

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

/** Projects that an owner whose mailbox is proven keeps off the public pages: `projectStanding` is not-published. */
export const unlisted: Scope = (table = "project") =>
  sql<SqlBool>`(not ${sql.ref(`${table}.visibility`)} and ${notHidden(table)} and ${sql.ref(`${table}.owner_confirmed`)})`;

/**
 * Projects where somebody who came when there was no room still waits for their owner (decision 0077). Who proved no address, or
 * was refused there before, keeps nobody from what is left: a few invented accounts would close a project for ever.
 */
export const queued: Scope = (table = "project") =>
  sql<SqlBool>`exists (select from application waiting
    join consumption_point place on place.id = waiting.consumption_point_id
    join account holder on holder.id = place.account_id
    where waiting.project_id = ${sql.ref(`${table}.id`)}
      and ${awaitingOwner("waiting")} and waiting.came_when_full and waiting.invitation_id is null
      and holder.email_verified_at is not null
      and not exists (select from application refused join consumption_point his on his.id = refused.consumption_point_id
        where refused.project_id = waiting.project_id and his.account_id = holder.id and refused.status = 'REJECTED'))`;

/** Projects in which electricity is shared: their stage is "running". */
export const running: Scope = (table = "project") => sql<SqlBool>`(${sql.ref(`${table}.stage`)} = 'running')`;

/** The first day, as their owners told it, from which consumers of a project that is in service share; null of another. */
export const startsOn = (table = "project"): RawBuilder<string | null> =>
  sql<string | null>`case when ${running(table)} then (
    select min(${startDay("started")}) from application began
    join application_progress started on started.application_id = began.id
    where began.project_id = ${sql.ref(`${table}.id`)} and began.consumption_point_id is not null
      and ${startingSteps("started")}) end`;

/** Projects in which electricity is shared on a day, `YYYY-MM-DD`: in service, and their first day has come. */
export const sharingBy = (day: string, table = "project"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${running(table)} and coalesce(${startsOn(table)}, '') <= ${day})`;

/** Projects with production left to pledge, as far as the public knows, that nobody waits for: `hasRoom`. */
export const withRoom: Scope = (table = "project") => {
  const share = sql.ref(`${table}.pledged_share`);
  return sql<SqlBool>`((${share} is null or ${share} < 1) and not ${queued(table)})`;
};
