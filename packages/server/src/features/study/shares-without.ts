import { filledShare, publicShare } from "@mec/domain/project";
import { MANY_OTHERS } from "@mec/energy";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { awaitingOwner, live, takingPart, withOpenPrice } from "../application/scopes.ts";
import { appliedAt, type Moment, tookPart, waitedAt } from "./moment.ts";

/** No point nor account has it: nobody is left out. */
export const nobody = "00000000-0000-0000-0000-000000000000";

/** What a project is taken to be, where that is not what it is today. */
export interface Scene {
  /** YYYY-MM-DD, by which a price may still be accepted. */
  readonly day: string;
  /** As it was then, of who took part and what was produced. */
  readonly moment?: Moment | undefined;
  /** Points that are counted as if they had been accepted. */
  readonly joined?: readonly string[];
  /** Points that their holder's other places count as if they had a price. */
  readonly priced?: readonly string[];
  /** His other places are not counted as long as they do not take part. */
  readonly isAlone?: boolean;
}

interface Counted extends Scene {
  /** Who reads for a place that is in no project yet. */
  readonly holder?: string | undefined;
  /** Consumers who take part, and of whom nothing is counted. */
  readonly notCounted?: readonly string[] | undefined;
  /** Today's where left out. */
  readonly productionKwh?: number | undefined;
}

/** What the others consume of the production: those who take part, and with them those who wait. */
export interface Shares {
  readonly pledgedShare: number | null;
  readonly filledShare: number | null;
}

/** Of an application "a": it is counted by its holder's other places though it does not take part yet; they are decided on together. */
const waitsBeside = ({ day, moment, priced = [], isAlone = false }: Scene) => {
  if (isAlone) return sql`false`;
  const waits = moment ? waitedAt(moment) : withOpenPrice("a", day);
  return sql`(${waits} or (${live("a")} and a.consumption_point_id = any(${priced}::uuid[])))`;
};

/** Three times the production are counted anyhow; 5 points less, so that the draw alone says where the figure turns. */
const leastTold = MANY_OTHERS - 0.05;

const classesPerDecade = 10;

/**
 * What a place counts for beside who waits: the next of 1000, 1259, 1585, 1996, 2512 kWh and so on, ten up to 10,000. Anybody applies with
 * as many accounts as he likes and changes what he consumes himself until the figure turns, so that no draw hides a sum for ever:
 * all that he finds then is classes.
 */
const classOf = (kwh: RawBuilder<unknown>) => sql`(case when ${kwh} > 0
  then ceil(power(10, ceil(${classesPerDecade} * log(${kwh}::float8) - 1e-9) / ${classesPerDecade}) - 1e-6) else 0 end)`;

/** No sum of classes reaches what is told whose uses are less than this part of the production. */
const leastConsumed = leastTold / 10 ** (1 / classesPerDecade);

/** What says nothing beside those three times is not told: of many points few then differ. */
const toldFilled = (share: number | null): number | null =>
  share !== null && share > MANY_OTHERS ? share : null;

/**
 * Who waits counts once he has confirmed his address, or an owner has answered him: false applications would lower everybody's
 * sum. His places are one of the five, and the draw is of accounts: with as many places as he likes he has one of them.
 */
const answeredFor = (account: string, isAnswered: RawBuilder<unknown>) =>
  sql<SqlBool>`(${sql.ref(`${account}.email_verified_at`)} is not null or ${isAnswered})`;

/** Of a set the sum of these is hashed, from which one is taken out at once: of ten thousand who wait nobody's list is read for each. */
const hashOf = (account: string) => sql`hashtextextended(${sql.ref(account)}::text, 0)`;

/** Of some projects, what the public reads; of a project that is not named it says nothing. */
export async function findFilledShares(
  db: Db,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await sql<{ projectId: string } & Parameters<typeof filledShare>[0]>`
    select project.id as "projectId", annual_production::float8 as "annualProductionKwh",
      filled.kwh::float8 as "acceptedKwh", filled.consumers, share_draw(share_salt, filled.holders::text) as draw
    from project, lateral (
      select (count(*) filter (where ${takingPart("a")})
          + count(distinct p.account_id) filter (where not ${takingPart("a")}))::int as consumers,
        sum(${classOf(sql`p.annual_consumption`)}) as kwh, sum(distinct ${hashOf("p.account_id")}) as holders
      from application a join consumption_point p on p.id = a.consumption_point_id
        join account h on h.id = p.account_id
      where a.project_id = project.id and ${live("a")} and ${answeredFor("h", sql`not ${awaitingOwner("a")}`)}
    ) filled
    where project.id = any(${projectIds}::uuid[]) and annual_production > 0
      and accepted_kwh + applied_kwh >= ${leastConsumed} * annual_production`.execute(db);
  return new Map(rows.map(({ projectId, ...told }) => [projectId, toldFilled(filledShare(told))]));
}

/** Of too few others nothing is counted; of the person's own places what they are, as they are no secret to him: to a hundredth, so that many have one basis. */
const ownShare = (ownKwh: number, annualProductionKwh: number, round = Math.round): number | null =>
  ownKwh > 0 && annualProductionKwh > 0 ? round((ownKwh / annualProductionKwh) * 100) / 100 : null;

/** The applications of a project "a" that count: `takes` part, is decided on `beside` its holder's others, or waits at least. */
const appliedOf = (projectId: string, { notCounted = [], ...scene }: Counted): RawBuilder<unknown> => {
  const { moment, joined = [] } = scene;
  const sharing = moment ? tookPart(moment) : takingPart("a");
  const waits = moment ? appliedAt(moment) : live("a");
  const takes = sql<SqlBool>`(${sharing} or (${live("a")} and a.consumption_point_id = any(${joined}::uuid[])))`;
  return sql`
    select p.id, p.annual_consumption as kwh, p.account_id as holder, bool_or(${takes}) as takes,
        bool_or(p.account_id in (select holder from wanted) and ${waitsBeside(scene)}) as beside,
        bool_or(${answeredFor("h", moment ? waitedAt(moment) : sql`not ${awaitingOwner("a")}`)}) as "isAnsweredFor"
      from application a join consumption_point p on p.id = a.consumption_point_id
        join account h on h.id = p.account_id
      where a.project_id = ${projectId} and p.id <> all(${notCounted}::uuid[]) and (${takes} or ${waits})
      group by p.id`;
};

interface Read {
  readonly pointId: string;
  /** Whether those who wait are counted too. */
  readonly isFilled: boolean;
  readonly annualProductionKwh: number;
  readonly consumers: number;
  readonly acceptedKwh: string;
  readonly ownKwh: string;
  /** Null where what is filled says nothing. */
  readonly draw: number | null;
}

/** What each of these points finds beside it: of who takes part, and of all who applied. */
async function readCounted(
  db: Db,
  { projectId, pointIds }: { readonly projectId: string; readonly pointIds: readonly string[] },
  counted: Counted,
): Promise<Read[]> {
  const { holder, productionKwh } = counted;
  const { rows } = await sql<Read>`
    with wanted as (
      select w.id, coalesce(${holder ?? null}::uuid, p.account_id) as holder
        from unnest(${pointIds}::uuid[]) as w(id) left join consumption_point p on p.id = w.id
    ), applied as (${appliedOf(projectId, counted)}), reader as (
      -- Who has one place finds the same as anybody: of a thousand candidates few have several.
      select holder, "isFilled" from (
        select distinct applied.holder from applied
          join wanted on wanted.holder = applied.holder and wanted.id <> applied.id
        union all select ${nobody}::uuid
      ) one, (values (false), (true)) kind("isFilled")
    ), counted as (
      select reader.*, applied.id, takes, applied.holder as "heldBy", applied.holder = reader.holder as "isOwn",
          applied.kwh as "trueKwh", case when "isFilled" then ${classOf(sql`applied.kwh`)} else applied.kwh end as kwh
        from reader join applied on takes or (applied.holder = reader.holder and (beside or "isFilled"))
          or ("isFilled" and "isAnsweredFor")
    ), everyone as (
      select reader.holder, reader."isFilled",
        (count(*) filter (where takes and not "isOwn")
          + count(distinct "heldBy") filter (where not takes and not "isOwn"))::int as others,
        coalesce(sum(kwh), 0) as kwh, coalesce(sum("trueKwh") filter (where "isOwn"), 0) as "ownKwh",
        coalesce(string_agg(counted.id::text, ' ' order by counted.id) filter (where not reader."isFilled"), '') || ' ' as ids,
        sum(distinct ${hashOf("heldBy")}) filter (where reader."isFilled") as holders
      from reader left join counted using (holder, "isFilled") group by reader.holder, reader."isFilled"
    )
    select wanted.id as "pointId", everyone."isFilled", made.kwh as "annualProductionKwh",
      everyone.others - (own.id is not null and not own."isOwn")::int as consumers,
      everyone.kwh - coalesce(own.kwh, 0) as "acceptedKwh",
      everyone."ownKwh" - case when own."isOwn" then own."trueKwh" else 0 end as "ownKwh",
      case when not everyone."isFilled"
          then share_draw(project.share_salt, rtrim(replace(ids, coalesce(own.id::text, '-') || ' ', '')))
        when everyone.kwh - coalesce(own.kwh, 0) >= ${leastTold}::float8 * made.kwh
          then share_draw(project.share_salt, (holders - coalesce(${hashOf("own.heldBy")}, 0))::text) end as draw
    from wanted
      join everyone on everyone.holder = case
        when wanted.holder in (select holder from reader) then wanted.holder else ${nobody}::uuid end
      left join counted own
        on own.id = wanted.id and own.holder = everyone.holder and own."isFilled" = everyone."isFilled",
      project, lateral (select coalesce(${productionKwh ?? null}::float8, project.annual_production::float8) as kwh) made
    where project.id = ${projectId}`.execute(db);
  return rows;
}

/**
 * The shares as each of these points finds them: what the others consume without it, drawn as the public figures are; those of
 * its holder that have a price are counted with them, so that his sums stay when he accepts all. The same for a point that does
 * not take part.
 */
export async function sharesWithout(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
  counted: Counted,
): Promise<(Shares & { readonly pointId: string })[]> {
  const rows = await readCounted(db, { projectId, pointIds }, counted);
  const filled = new Map(rows.flatMap((row) => (row.isFilled ? [[row.pointId, row] as const] : [])));
  return rows.flatMap((row) => {
    if (row.isFilled) return [];
    const { pointId, annualProductionKwh } = row;
    return {
      pointId,
      pledgedShare: drawn(publicShare, row) ?? ownShare(Number(row.ownKwh), annualProductionKwh),
      filledShare: filledOf(filled.get(pointId)),
    };
  });
}

const drawn = (rule: typeof publicShare, { draw, acceptedKwh, ...told }: Read): number | null =>
  draw === null ? null : rule({ ...told, draw, acceptedKwh: Number(acceptedKwh) });

function filledOf(row: Read | undefined): number | null {
  if (!row) return null;
  return toldFilled(
    drawn(filledShare, row) ?? ownShare(Number(row.ownKwh), row.annualProductionKwh, Math.ceil),
  );
}
