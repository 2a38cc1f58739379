import {
  type ApplicationStatus,
  applicationStatuses,
  awaitsAnswer,
  awaitsOwner,
  awaitsSignatures,
  awaitsStart,
  countsAsParticipant,
  isInOperation,
  isLive,
  mayAskToLeave,
} from "@mec/domain/application";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * The domain's rules on an application's status, as SQL: in a query over applications, or in one that names
 * them otherwise (`live("a")`). The words come from the domain; no other code spells a status in SQL.
 */
type Scope = (table?: string) => RawBuilder<SqlBool>;

/** The rows whose status passes the domain's rule: of applications, or of steps of their progress. */
const standsAt =
  (rule: (status: ApplicationStatus) => boolean) =>
  (table: string): RawBuilder<SqlBool> => {
    const statuses = applicationStatuses.filter(rule).map((status) => sql.lit(status));
    return sql<SqlBool>`${sql.ref(`${table}.status`)} in (${sql.join(statuses)})`;
  };

/** Applications whose participant has not left: see `standingStatus`. */
export const notLeft: Scope = (table = "application") =>
  sql<SqlBool>`${sql.ref(`${table}.ended_at`)} is null`;

const scope = (rule: (status: ApplicationStatus) => boolean): Scope => {
  const standing = standsAt(rule);
  return (table = "application") => sql<SqlBool>`(${standing(table)} and ${notLeft(table)})`;
};

/** `isLive`: applications that still bind the point. */
export const live = scope(isLive);

/** `countsAsParticipant`: accepted applications. */
export const takingPart = scope(countsAsParticipant);

/** `awaitsOwner`: applications that the project's owner has not answered. */
export const awaitingOwner = scope(awaitsOwner);

/** `awaitsAnswer`: applications with a price that their holder has not answered. */
export const awaitingAnswer = scope(awaitsAnswer);

/** Participants who have asked to leave, and are in the project still. */
export const askingToLeave: Scope = (table = "application") =>
  sql<SqlBool>`(${takingPart(table)} and ${sql.ref(`${table}.departure`)} is not null)`;

/** The newest price that was proposed for an application, €/kWh without VAT: null when none was. */
export const newestPrice = (table: string): RawBuilder<number | null> => sql`(
  select step.price from application_progress step
  where step.application_id = ${sql.ref(`${table}.id`)} and step.price is not null
  order by step.id desc limit 1)`;

/** Whether its holder said yes himself: its owner may accept without his answer. */
export const saidYes = (table: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from application_progress step
  where step.application_id = ${sql.ref(`${table}.id`)} and step.acted_as = 'holder' and ${standsAt(awaitsSignatures)("step")})`;

/** When that price was proposed. */
export const priceProposedAt = (table: string): RawBuilder<Date | null> => sql`(
  select step.created_at from application_progress step
  where step.application_id = ${sql.ref(`${table}.id`)} and step.price is not null
  order by step.id desc limit 1)`;

/** When somebody was accepted at that price, by his own yes or by the owner; null while it waits, or where there is none. */
export const priceAgreedAt = (table: string): RawBuilder<Date | null> => sql`(
  select min(step.created_at) from application_progress step
  where step.application_id = ${sql.ref(`${table}.id`)} and ${standsAt(awaitsSignatures)("step")}
    and step.id >= (select max(priced.id) from application_progress priced
      where priced.application_id = ${sql.ref(`${table}.id`)} and priced.price is not null))`;

/** `awaitsAnswer`: rows of `application_progress` that propose a price. */
export const proposingSteps = standsAt(awaitsAnswer);

/** The last day of the price that an application of `awaitingAnswer` has; null when it has none. */
export const priceUntil = (table: string): RawBuilder<string | null> => sql`(
  select step.price_until from application_progress step
  where step.application_id = ${sql.ref(`${table}.id`)} and step.price is not null
  order by step.id desc limit 1)`;

/** Applications with a price that their holder may still accept on a day, `YYYY-MM-DD`. */
export const withOpenPrice = (table: string, day: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${awaitingAnswer(table)} and coalesce(${priceUntil(table)}, ${day}) >= ${day})`;

/** `awaitsSignatures`: accepted applications that wait for their documents. */
export const awaitingSignatures = scope(awaitsSignatures);

/** `awaitsStart`: applications whose documents are settled, and whose points do not share yet. */
export const awaitingStart = scope(awaitsStart);

/** `isInOperation`: applications whose points share electricity. */
export const inOperation = scope(isInOperation);

/** Applications whose points have shared, and left. */
export const leftSharing: Scope = (table = "application") =>
  sql<SqlBool>`(${standsAt(isInOperation)(table)} and not ${notLeft(table)})`;

/** The day for which an owner has settled a departure, `YYYY-MM-DD`; null while he has settled none. */
export const settledDay = (table = "application"): RawBuilder<string | null> =>
  sql<string | null>`${sql.ref(`${table}.departure`)}->>'settledFor'`;

const mayLeave = scope(mayAskToLeave);

/** Participants whose owner has settled their departure for a day. */
export const leavingOnADay: Scope = (table = "application") =>
  sql<SqlBool>`(${mayLeave(table)} and ${settledDay(table)} is not null)`;

/** The same for this day, `YYYY-MM-DD`, or one before. */
export const leavingBy = (day: string, table = "application"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${mayLeave(table)} and ${settledDay(table)} <= ${day})`;

/** Live at a moment: the participant had applied, has not been refused, and had not left. */
export const liveAt = (moment: RawBuilder<unknown>, table = "application"): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${standsAt(isLive)(table)} and ${moment} >= ${column("created_at")}
    and (${notLeft(table)} or ${moment} <= ${column("ended_at")}))`;
};

/**
 * The rows of `application_progress` that accepted an application: those with a status of `awaitsSignatures`, but where the platform
 * gave it back to who had signed all.
 */
export const acceptingSteps = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${standsAt(awaitsSignatures)(table)} and ${sql.ref(`${table}.acted_as`)} <> 'system')`;

/** The rows of `application_progress` that ended an application: those with a status that is not live. */
export const endingSteps = standsAt((status) => !isLive(status));

/** Whether somebody in a project was proposed a price, accepted, or told of its terms since a moment: what held then is read again. */
export const readSince = (projectId: string, moment: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from application a where a.project_id = ${projectId} and (a.terms_told_at >= ${moment}
    or exists (select from application_progress step where step.application_id = a.id
      and (${proposingSteps("step")} or ${acceptingSteps("step")}) and step.created_at >= ${moment})))`;

/** When an application last moved. */
export const lastStepAt = (table: string): RawBuilder<Date> => sql`(
  select max(step.created_at) from application_progress step where step.application_id = ${sql.ref(`${table}.id`)})`;

/** The rows of `application_progress` that say that all documents are settled: those with a status of `awaitsStart`. */
export const settlingSteps = standsAt(awaitsStart);

/**
 * The rows of `application_progress` that put a point in operation: those with a status of `isInOperation`.
 */
export const startingSteps = standsAt(isInOperation);

/** The day from which such a step says that its point shares, `YYYY-MM-DD`: the grid operator's, else that of the step. */
export const startDay = (step: string): RawBuilder<string> =>
  sql`coalesce(${sql.ref(`${step}.starts_on`)}, to_char(${sql.ref(`${step}.created_at`)} at time zone 'Europe/Paris', 'YYYY-MM-DD'))`;

/**
 * The rows that a list shows: participants who left are not in it, nor a refusal once the point applied
 * again.
 */
export const listed: Scope = (table = "application") => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${notLeft(table)} and (${standsAt(isLive)(table)} or not exists (
    select from application newer
    where (newer.consumption_point_id = ${column("consumption_point_id")}
        or newer.production_point_id = ${column("production_point_id")})
      and newer.project_id = ${column("project_id")} and newer.created_at > ${column("created_at")})))`;
};
