import { documentKinds, hasOwn } from "@mec/domain/document";
import { kindsCode, type MissingRef } from "@mec/domain/support";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { acceptingSteps, awaitingSignatures, live } from "../application/scopes.ts";
import { settledOrOnItsWay } from "../document/scopes.ts";

/** The one object that is asked about: of an installation with millions of points, nothing else is read. */
export type Looked = Pick<MissingRef, "object" | "objectId">;

/** Whether a row of applications or documents is this object's; any is, where all are asked about. */
function isOf(table: string, only: Looked | undefined): RawBuilder<SqlBool> {
  if (!only) return sql`true`;
  const columns = {
    "consumption-point": "consumption_point_id",
    "production-point": "production_point_id",
    project: "project_id",
    account: null,
  } as const;
  const column = columns[only.object];
  return column === null ? sql`false` : sql`${sql.ref(`${table}.${column}`)} = ${only.objectId}`;
}

/** The same of a production point that is in a project. */
function isPlantOf(only: Looked | undefined): RawBuilder<SqlBool> {
  switch (only?.object) {
    case undefined:
      return sql`true`;
    case "production-point":
      return sql`g.id = ${only?.objectId}`;
    case "project":
      return sql`g.project_id = ${only?.objectId}`;
    default:
      return sql`false`;
  }
}

/** One bit for each kind of document, as in `factsOfCode`. */
const bits = sql`case kind ${sql.join(
  documentKinds.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(kindsCode([kind]))}`),
  sql` `,
)} else 0 end`;
const everyKind = sql.lit(kindsCode(documentKinds));
const ofProducers = sql.lit(kindsCode(documentKinds.filter((kind) => hasOwn("producer", kind))));

/**
 * The points from which something may be missing: those that ask to join a project, and those that take part
 * in it.
 */
const waiting = (only: Looked | undefined) => sql`
  select a.id, a.project_id, ${awaitingSignatures("a")} as signs, a.created_at, 'consumption-point' as object, c.id as point_id, c.account_id,
      coalesce(c.prm, '') as prm, c.contract is null as contractless
    from application a join consumption_point c on c.id = a.consumption_point_id where ${live("a")} and ${isOf("a", only)}
  union all
  select a.id, a.project_id, ${awaitingSignatures("a")} as signs, a.created_at, 'production-point', g.id, g.account_id, coalesce(g.prm, ''), false
    from application a join production_point g on g.id = a.production_point_id where ${live("a")} and ${isOf("a", only)}`;

/**
 * The participants whose documents are being made, with what these depend on. An owner's own point produces
 * without having applied; a producer has no sales contract of his own.
 */
const signing = (only: Looked | undefined) => sql`
  select accepted.*, accepted.brought + (case when accepted.prm = '' then 0 else 2 end)
    + (accepted.kinds & ~coalesce(settled.kinds, 0)) as facts
  from (
    select w.object, w.point_id, w.account_id, w.project_id, w.prm, step.created_at as since, ${everyKind} as kinds,
        case when s.id is null then 0 else 1 end as brought
      from waiting w join accepted_at step on step.application_id = w.id
        left join signatory s on s.consumption_point_id = w.point_id
      where w.signs and w.object = 'consumption-point'
    union all
    select 'production-point', g.id, g.account_id, g.project_id, coalesce(g.prm, ''), coalesce(step.created_at, g.created_at),
        ${ofProducers}, case when s.id is null then 0 else 1 end
      from production_point g
        left join waiting w on w.point_id = g.id and w.project_id = g.project_id
        left join accepted_at step on step.application_id = w.id
        left join signatory s on s.production_point_id = g.id
      where g.project_id is not null and (w.id is null or w.signs) and ${isPlantOf(only)}
  ) accepted
    left join settled on settled.point_id = accepted.point_id and settled.project_id = accepted.project_id`;

/** What lists of missing things are made of, for one object or for all. */
export const tablesOf = (only?: Looked): RawBuilder<unknown> => sql`
  waiting as materialized (${waiting(only)}),
  accepted_at as materialized (
    select application_id, max(created_at) as created_at from application_progress step
    where ${acceptingSteps("step")} ${only ? sql`and application_id in (select id from waiting)` : sql``}
    group by application_id
  ),
  settled as materialized (
    select coalesce(consumption_point_id, production_point_id) as point_id, project_id, bit_or(${bits}) as kinds
    from document where ${settledOrOnItsWay()} and ${isOf("document", only)}
    group by 1, 2
  ),
  signing as materialized (${signing(only)})`;
