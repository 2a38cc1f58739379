import type { ApplicationStatus } from "@mec/domain/application";
import type { DocumentKind, DocumentStatus } from "@mec/domain/document";
import { type ParticipantSearch, readParticipantSearch } from "@mec/domain/support";
import { type RawBuilder, sql } from "kysely";
import type { ParticipantColumns } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import { listed } from "../application/scopes.ts";
import { living } from "../document/scopes.ts";
import { holderOf } from "../point/scopes.ts";

export interface ParticipantFilters {
  readonly q?: string | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly projectId?: string | undefined;
}

export interface Page {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/**
 * A text search for words that start so. They hold only the letters and digits that `readParticipantSearch`
 * leaves, and the characters of e-mail addresses.
 */
const wordsQuery = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}':*`).join(" & ");

/** The applications of the points whose holder or meter is searched for, found by indexes. */
function searched({ words, prmStart }: ParticipantSearch): RawBuilder<unknown> {
  const ofPeople = (point: "consumption_point" | "production_point") => sql`
    select a.id from named
      join ${sql.table(point)} point on point.account_id = named.id
      join application a on a.${sql.ref(`${point}_id`)} = point.id`;
  const metered = (point: "consumption_point" | "production_point") => sql`
    select a.id from ${sql.table(point)} point
      join application a on a.${sql.ref(`${point}_id`)} = point.id
    where point.prm like ${`${prmStart}%`}`;
  const found = [
    ...(words.length === 0 ? [] : [ofPeople("consumption_point"), ofPeople("production_point")]),
    ...(prmStart === null ? [] : [metered("consumption_point"), metered("production_point")]),
  ];
  if (found.length === 0) return sql`select null::uuid as id`;
  const people =
    words.length === 0
      ? sql``
      : sql`with named as materialized (
          select id from account h
          where person_words(h.first_name, h.last_name, h.email) @@ ${wordsQuery(words)}::tsquery
        )`;
  return sql`${people} ${sql.join(found, sql` union `)}`;
}

const within = ({ status, projectId }: ParticipantFilters): RawBuilder<unknown> =>
  all([
    listed("a"),
    ...(status ? [sql`a.status = ${status}`] : []),
    ...(projectId ? [sql`a.project_id = ${projectId}`] : []),
  ]);

/**
 * The search's result, materialized: otherwise a planner that expects to stop early would scan it for each
 * application.
 */
const matched = (filters: ParticipantFilters & { readonly q: string }) => sql`
  found as materialized (${searched(readParticipantSearch(filters.q))}),
  matched as materialized (
    select a.id, a.created_at from found join application a on a.id = found.id where ${within(filters)}
  )`;

const isSearch = (filters: ParticipantFilters): filters is ParticipantFilters & { readonly q: string } =>
  Boolean(filters.q);

/**
 * The ids of a page of applications; a search also counts its results, since finding them is the costly part.
 */
export function pageSql(
  filters: ParticipantFilters,
  { page, pageSize }: Page,
): RawBuilder<{ id: string; total: string | null }> {
  const part = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
  if (isSearch(filters)) {
    return sql`with ${matched(filters)}
      select id, count(*) over () as total from matched order by created_at desc, id ${part}`;
  }
  return sql`
    select a.id, null::bigint as total from application a where ${within(filters)}
    order by a.created_at desc, a.id ${part}`;
}

export async function countParticipants(db: Db, filters: ParticipantFilters): Promise<number> {
  const { rows } = await (isSearch(filters)
    ? sql<{ total: string }>`with ${matched(filters)} select count(*) as total from matched`
    : sql<{ total: string }>`select count(*) as total from application a where ${within(filters)}`
  ).execute(db);
  return Number(rows[0]?.total ?? 0);
}

interface ParticipantRow extends ParticipantColumns {
  /** For a search, the number of results on all pages. */
  readonly total: string | null;
  readonly applicationId: string;
  readonly name: string;
  readonly prm: string | null;
  readonly status: ApplicationStatus;
  readonly since: Date;
  readonly projectId: string;
  readonly projectName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly emailVerified: boolean;
  readonly documents: Partial<Record<DocumentKind, DocumentStatus>>;
}

/** One page, newest application first. */
export async function findParticipants(
  db: Db,
  filters: ParticipantFilters,
  page: Page,
): Promise<readonly ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select listed.total, a.id as "applicationId", a.consumption_point_id, a.production_point_id,
      coalesce(c.name, g.name) as name, coalesce(c.prm, g.prm) as prm,
      a.status, coalesce(step.created_at, a.created_at) as since,
      p.id as "projectId", p.name as "projectName",
      h.first_name as "firstName", h.last_name as "lastName", h.email, h.phone_number as "phoneNumber",
      h.email_verified_at is not null as "emailVerified",
      coalesce((
        select jsonb_object_agg(d.kind, d.status order by d.created_at) from document d
        where d.project_id = a.project_id and ${living("d")}
          and (d.consumption_point_id = a.consumption_point_id or d.production_point_id = a.production_point_id)
      ), '{}') as documents
    from (${pageSql(filters, page)}) listed
      join application a on a.id = listed.id
      join project p on p.id = a.project_id
      left join consumption_point c on c.id = a.consumption_point_id
      left join production_point g on g.id = a.production_point_id
      join account h on h.id = ${holderOf("c", "g")}
      left join lateral (
        select created_at from application_progress where application_id = a.id order by id desc limit 1
      ) step on true
    order by a.created_at desc, a.id`.execute(db);
  return rows;
}
