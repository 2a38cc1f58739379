import {
  type ApplicationStatus,
  applicationStatuses,
  awaitsSignatures,
  countsAsParticipant,
  isInOperation,
  isLive,
} from "@mec/domain/application";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * What the domain says of an application's status, as SQL: in a query over applications, or in one that names them
 * otherwise (`live("a")`). The words are the domain's; nobody else spells a status in SQL.
 */
type Scope = (table?: string) => RawBuilder<SqlBool>;

/** The rows whose status the domain's rule holds for: of an application, or of a step of its progress. */
const standsAt =
  (rule: (status: ApplicationStatus) => boolean) =>
  (table: string): RawBuilder<SqlBool> => {
    const statuses = applicationStatuses.filter(rule).map((status) => sql.lit(status));
    return sql<SqlBool>`${sql.ref(`${table}.status`)} in (${sql.join(statuses)})`;
  };

/** `standingStatus`: whose participant has not left. */
export const notLeft: Scope = (table = "application") =>
  sql<SqlBool>`${sql.ref(`${table}.ended_at`)} is null`;

const scope = (rule: (status: ApplicationStatus) => boolean): Scope => {
  const standing = standsAt(rule);
  return (table = "application") => sql<SqlBool>`(${standing(table)} and ${notLeft(table)})`;
};

/** `isLive`: what still binds the point. */
export const live = scope(isLive);

/** `countsAsParticipant`: what was accepted. */
export const takingPart = scope(countsAsParticipant);

/** `awaitsSignatures`: what was accepted and waits for its documents. */
export const awaitingSignatures = scope(awaitsSignatures);

/** `isInOperation`: what shares electricity. */
export const inOperation = scope(isInOperation);

/** Live at a moment: the participant had applied, has not been refused, and had not left. */
export const liveAt = (moment: RawBuilder<unknown>, table = "application"): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${standsAt(isLive)(table)} and ${moment} >= ${column("created_at")}
    and (${notLeft(table)} or ${moment} <= ${column("ended_at")}))`;
};

/** The steps by which an application was accepted: `awaitsSignatures` of a row of `application_progress`. */
export const acceptingSteps = standsAt(awaitsSignatures);

/** The steps by which a point was put in operation: `isInOperation` of a row of `application_progress`. */
export const startingSteps = standsAt(isInOperation);

/** What a list shows: whoever left is no participant any more, and a refusal is over once the point applied again. */
export const listed: Scope = (table = "application") => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${notLeft(table)} and (${standsAt(isLive)(table)} or not exists (
    select from application newer
    where (newer.consumption_point_id = ${column("consumption_point_id")}
        or newer.production_point_id = ${column("production_point_id")})
      and newer.project_id = ${column("project_id")} and newer.created_at > ${column("created_at")})))`;
};
