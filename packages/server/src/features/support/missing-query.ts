import { consentExpiringDays } from "@mec/domain/point";
import { lackingCodes, type MissingKind, type MissingObject, type MissingRef } from "@mec/domain/support";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { awaitingSignatures } from "../application/scopes.ts";
import { notWithdrawn } from "../point/scopes.ts";
import { type Looked, tablesOf } from "./missing-tables.ts";
import type { Page } from "./participant-query.ts";

/** The filters of a list of missing things. */
export interface MissingFilters {
  readonly kind?: MissingKind | undefined;
  readonly projectId?: string | undefined;
  /** Only what is missing of this object. */
  readonly objectId?: string | undefined;
}

export interface MissingRow {
  readonly kind: MissingKind;
  readonly object: MissingObject;
  readonly objectId: string;
  /**
   * The state of a participant's documents or, for a project, of all its participants': see `factsOfCode`.
   */
  readonly facts: number | null;
  readonly since: Date;
  readonly pointName: string | null;
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly remindedAt: Date | null;
}

/**
 * Which documents of a project wait for its owner, as the bits of `factsOfCode`: worked out project by
 * project.
 */
export interface OwnerGap {
  readonly projectId: string;
  readonly kinds: number;
}

/**
 * The newest consent of each such point, unless it was withdrawn: nobody is pressed to give it again. The
 * query starts from the consents that end by then, which are few.
 */
const consentsEndingBy = (moment: RawBuilder<unknown>) => sql`
  select w.object, w.point_id, w.account_id, w.project_id, s.expires_at
  from (
    select coalesce(consumption_point_id, production_point_id) as point_id, prm, given_at, expires_at
    from sge_consent given where ${notWithdrawn("given")} and expires_at <= ${moment}
  ) s join waiting w on w.point_id = s.point_id and w.prm = s.prm
  where not exists (
    select from sge_consent newer
    where coalesce(newer.consumption_point_id, newer.production_point_id) = s.point_id
      and newer.prm = s.prm and newer.given_at > s.given_at)`;

type Branch = (input: {
  now: Date;
  gaps: readonly OwnerGap[];
  projectId: string | undefined;
}) => RawBuilder<unknown>;
const noFacts = sql`null::integer`;
const head = (kind: MissingKind) => sql`select ${sql.lit(kind)}::text as kind`;

/** For each kind: what is missing, of which object, who can provide it, in which project, and since when. */
const branches: Record<MissingKind, Branch> = {
  documents: ({ gaps }) => sql`
    ${head("documents")}, object, point_id as object_id, account_id, project_id, since, facts from signing
      where facts = any(${[...lackingCodes]}::integer[])
    union all
    ${head("documents")}, 'project', p.id, p.account_id, p.id, open.since, open.facts
      from (
        select project_id, min(since) as since, bit_or(facts) as facts from signing where facts >= 4 group by project_id
      ) open
        join jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb) as gap("projectId" uuid, kinds integer)
          on gap."projectId" = open.project_id and open.facts & gap.kinds <> 0
        join project p on p.id = open.project_id`,
  // For one project: the accounts that take part in it or own it.
  email: ({ projectId }) => sql`
    ${head("email")}, 'account' as object, h.id as object_id, h.id as account_id, ${projectId ?? null}::uuid as project_id,
      h.created_at as since, ${noFacts} as facts
      from account h where h.email_verified_at is null ${
        projectId === undefined
          ? sql``
          : sql`and h.id in (
              select account_id from waiting where project_id = ${projectId}
              union select account_id from project where id = ${projectId})`
      }`,
  contract: () => sql`
    ${head("contract")}, object, point_id as object_id, account_id, project_id, created_at as since, ${noFacts} as facts
      from waiting where contractless`,
  prm: () => sql`
    ${head("prm")}, object, point_id as object_id, account_id, project_id, created_at as since, ${noFacts} as facts
      from waiting where prm = ''`,
  "consent-ended": ({ now }) => sql`
    ${head("consent-ended")}, object, point_id as object_id, account_id, project_id, expires_at as since, ${noFacts} as facts
      from (${consentsEndingBy(sql`${now}`)}) consent`,
  "consent-ending": ({ now }) => sql`
    ${head("consent-ending")}, object, point_id as object_id, account_id, project_id,
      expires_at - ${sql.lit(consentExpiringDays)} * interval '1 day' as since, ${noFacts} as facts
      from (${consentsEndingBy(
        sql`${now}::timestamptz + ${sql.lit(consentExpiringDays)} * interval '1 day'`,
      )}) consent where expires_at > ${now}`,
  "production-point": () => sql`
    ${head("production-point")}, 'project' as object, id as object_id, account_id, id as project_id, created_at as since, ${noFacts} as facts
      from project where not exists (select from production_point g where g.project_id = project.id)`,
  pmo: () => sql`
    ${head("pmo")}, 'project' as object, id as object_id, account_id, id as project_id, created_at as since, ${noFacts} as facts
      from project where not exists (select from pmo_association o where o.project_id = project.id)
        and not exists (select from pmo_interlocutor i where i.project_id = project.id)`,
};

function kept({ projectId, objectId }: MissingFilters): RawBuilder<unknown> {
  const conditions = [
    ...(projectId === undefined ? [] : [sql`project_id = ${projectId}`]),
    ...(objectId === undefined ? [] : [sql`object_id = ${objectId}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

interface Moment {
  readonly now: Date;
  readonly gaps: readonly OwnerGap[];
}

/** The missing things that are asked about. */
function missingOf(filters: MissingFilters, moment: Moment): RawBuilder<unknown> {
  const kinds = filters.kind ? [filters.kind] : (Object.keys(branches) as MissingKind[]);
  const input = { ...moment, projectId: filters.projectId };
  return sql`select * from (${sql.join(
    kinds.map((kind) => sql`(${branches[kind](input)})`),
    sql` union all `,
  )}) every where ${kept(filters)}`;
}

/** How many things of each kind are missing, of everybody; a kind of which nothing is has no row. */
export async function countAllMissing(
  db: Db,
  moment: Moment,
): Promise<readonly { readonly kind: MissingKind; readonly count: number }[]> {
  const { rows } = await sql<{ kind: MissingKind; count: number }>`
    with ${tablesOf()} select kind, count(*)::int as count from (${missingOf({}, moment)}) missing
    group by kind`.execute(db);
  return rows;
}

/** One page of the missing things, missing for longest first, and how many there are on all pages. */
export async function findMissings(
  db: Db,
  filters: MissingFilters,
  { page, pageSize, ...moment }: Page & Moment,
  only?: Looked,
): Promise<{ rows: readonly MissingRow[]; total: number }> {
  const { rows } = await sql<MissingRow & { total: string }>`
    with ${tablesOf(only)},
    missing as materialized (${missingOf(filters, moment)}),
    listed as (
      select * from missing order by since, kind, object_id limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select m.kind, m.object, m.object_id as "objectId", m.facts, m.since, counted.total,
      coalesce(c.name, g.name) as "pointName",
      h.id as "accountId", h.first_name as "firstName", h.last_name as "lastName", h.email,
      p.id as "projectId", p.name as "projectName", r.reminded_at as "remindedAt"
    from (select count(*) as total from missing) counted
      left join listed m on true
      left join account h on h.id = m.account_id
      left join project p on p.id = m.project_id
      left join consumption_point c on m.object = 'consumption-point' and c.id = m.object_id
      left join production_point g on m.object = 'production-point' and g.id = m.object_id
      left join missing_reminder r on r.missing_id = m.kind || '.' || m.object || '.' || m.object_id
    order by m.since, m.kind, m.object_id`.execute(db);
  return { rows: rows.filter(({ objectId }) => objectId !== null), total: Number(rows[0]?.total ?? 0) };
}

export interface SigningProject {
  readonly projectId: string;
  readonly ownerId: string;
  /** Whether each point that produces for the project has its power. */
  readonly powers: readonly boolean[];
}

/** The projects in which documents may be in preparation, or only this one. */
export async function findSigningProjects(
  db: Db,
  projectId: string | undefined,
): Promise<readonly SigningProject[]> {
  const { rows } = await sql<SigningProject>`
    select p.id as "projectId", p.account_id as "ownerId", coalesce(made.powers, '[]') as powers
    from project p left join (
      select project_id, jsonb_agg(production_power is not null) as powers from production_point
      where project_id is not null group by project_id
    ) made on made.project_id = p.id
    where ${projectId === undefined ? sql`true` : sql`p.id = ${projectId}`} and (made.project_id is not null or exists (
      select from application a
      where a.project_id = p.id and ${awaitingSignatures("a")}))`.execute(db);
  return rows;
}

/** Records a reminder, unless there was one since `limit`. @returns whether the person may be reminded. */
export async function markReminded(
  db: Db,
  ref: { readonly id: string; readonly now: Date; readonly limit: Date },
): Promise<boolean> {
  const marked = await db
    .insertInto("missing_reminder")
    .values({ missing_id: ref.id, reminded_at: ref.now })
    .onConflict((conflict) =>
      conflict
        .column("missing_id")
        .doUpdateSet({ reminded_at: ref.now })
        .where("missing_reminder.reminded_at", "<=", ref.limit),
    )
    .returning("missing_id")
    .execute();
  return marked.length === 1;
}

/** One missing thing; undefined once it was provided. */
export async function findMissing(
  db: Db,
  { kind, object, objectId }: MissingRef,
  given: Moment,
): Promise<MissingRow | undefined> {
  const { rows } = await findMissings(
    db,
    { kind, objectId },
    { page: 1, pageSize: 1, ...given },
    { object, objectId },
  );
  return rows.find((row) => row.object === object);
}

/** Erases reminders too old to hold back another one. */
export async function eraseRemindersBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("missing_reminder").where("reminded_at", "<", moment).execute();
}
