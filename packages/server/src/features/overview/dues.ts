import { duesDueOn, isDue, lastYearlyDay } from "@mec/domain/overview";
import type { Dues } from "@mec/domain/pmo";
import { boundName, type SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import {
  askingToLeave,
  awaitingStart,
  inOperation,
  leftSharing,
  live,
  settlingSteps,
  startingSteps,
} from "../application/scopes.ts";
import { living, settled } from "../document/scopes.ts";
import { type FeeAmounts, findFeeAmounts, loadFeeAmountsAt } from "../pmo/reads.ts";
import { holderOf } from "../point/scopes.ts";
import { type DueDuty, doneFor, parisDay } from "./said-done.ts";

/** What one point owes: what it pays once is called with its first year's fee. */
export interface DueFee extends DueDuty, Dues {}

export const amountOf = ({ yearly, once }: Dues): number => yearly + once;

/** When a participant had signed all, as the statutes ask of who is admitted; or was put in operation without it. */
const admittedAt = (
  of: string,
) => sql<Date | null>`(select min(step.created_at) from application_progress step
  where step.application_id = ${sql.ref(`${of}.id`)} and (${settlingSteps("step")} or ${startingSteps("step")}))`;

interface Member {
  readonly of: DueDuty["of"];
  readonly id: string;
  readonly admittedAt: Date | null;
  readonly admitted: string | null;
  readonly done: string | null;
  /** The day on which he left, who still owes what was due by then. */
  readonly leftOn: string | null;
  /** Of a place that came back, when it was admitted before, and left. */
  readonly before?: { readonly admitted: string | null; readonly leftOn: string } | null;
}

interface Called {
  readonly today: string;
  /** Who was called since owes nothing. */
  readonly calledBefore: string;
}

/** As long as who has left is still called for what he owes. */
const aYearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The participation of the same point that ended before this one was asked for. */
export const before = sql<unknown>`(select json_build_object('admitted', ${parisDay(admittedAt("former"))}, 'leftOn', ${parisDay(sql`former.ended_at`)})
  from application former where former.project_id = a.project_id and former.id <> a.id
    and (former.consumption_point_id = a.consumption_point_id or former.production_point_id = a.production_point_id)
    and ${leftSharing("former")} and former.ended_at <= a.created_at
  order by former.ended_at desc limit 1)`;

/** Whether what was due before it left is that of the year in which a point comes back: it owes nothing twice. */
function isCovered({ before: former, admitted }: Member, asked: Dues): boolean {
  if (!former?.admitted || admitted === null) return false;
  const dueOn = duesDueOn(former.admitted, asked, former.leftOn);
  return dueOn !== null && dueOn >= lastYearlyDay(admitted);
}

/** Each point owes its own (0162), a plant as a place, and who has shared goes on owing what was due before he left. Who asks to leave before he shares owes it if he was admitted, which the association knows. */
async function findApplicants(db: Db, projectId: string, { today, calledBefore }: Called): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select 'application' as of, id, at as "admittedAt", ${parisDay(sql`at`)} as admitted, done, "leftOn", before from (
      select a.id, a.created_at, ${admittedAt("a")} as at, ${before} as before, ${doneFor("call-dues")} as done, ${parisDay(sql`a.ended_at`)} as "leftOn"
      from application a where a.project_id = ${projectId}
        and (${inOperation("a")} or ${leftSharing("a")} or (${awaitingStart("a")} and not ${askingToLeave("a")}))) member
    where (done is null or done < ${calledBefore}) and ("leftOn" is null or "leftOn" > ${aYearBefore(today)})
    order by created_at, id`.execute(db);
  return rows;
}

/** The owner's own plants, members from the day on which their two documents are settled: no application accepts them. */
async function findOwnPlants(db: Db, projectId: string): Promise<Member[]> {
  const signedAt = sql`max(d.updated_at)`;
  const { rows } = await sql<Member>`
    select 'plant' as of, p.id, ${signedAt} as "admittedAt", ${parisDay(signedAt)} as admitted, max(said.done_for) as done,
      null as "leftOn"
    from production_point p
      join project o on o.id = p.project_id and o.account_id = p.account_id
      join document d on d.production_point_id = p.id and d.project_id = o.id and d.kind in ('bulletin', 'accord')
        and ${living("d")} and ${settled("d")}
      left join plant_duty said on said.production_point_id = p.id and said.duty = 'call-dues'
    where o.id = ${projectId}
      and not exists (select from application a where a.production_point_id = p.id and ${live("a")})
    group by p.id, p.created_at having count(distinct d.kind) = 2
    order by p.created_at, p.id`.execute(db);
  return rows;
}

const duesIn = ({ membership, entrance }: FeeAmounts): Dues => ({ yearly: membership ?? 0, once: entrance });

/** What is due of each point that was not called for it. Who is called first owes what members paid as he signed. */
export async function findDues(db: Db, projectId: string, today: string): Promise<DueFee[]> {
  const asked = duesIn((await findFeeAmounts(db, [projectId]))(projectId));
  if (amountOf(asked) === 0) return [];
  // Of thousands, those alone who may owe: whom a year's day concerns, and who was never called.
  const calledBefore = asked.yearly > 0 ? lastYearlyDay(today) : "";
  const members = [
    ...(await findApplicants(db, projectId, { today, calledBefore })),
    ...(await findOwnPlants(db, projectId)),
  ].filter(({ done }) => done === null || done < calledBefore);
  if (members.length === 0) return [];
  const askedAt = await loadFeeAmountsAt(db, projectId);
  return members.flatMap((member) => {
    const { of, id, admittedAt: at, admitted, leftOn } = member;
    const done = member.done ?? (isCovered(member, asked) ? admitted : null);
    const dueOn = admitted === null ? null : duesDueOn(admitted, asked, leftOn ?? today);
    if (dueOn === null || !isDue(dueOn, done)) return [];
    if (done !== null) return [{ of, id, dueOn, yearly: asked.yearly, once: 0 }];
    const then = at ? duesIn(askedAt(at)) : asked;
    return [{ of, id, dueOn, ...(amountOf(then) > 0 ? then : asked) }];
  });
}

/** As many as a line names. */
const mostNamed = 3;

/** One of the points that owe, by its holder and by who signs for it. */
export interface OwingPoint {
  readonly id: string;
  readonly isOwn: boolean;
  readonly place: string;
  readonly person: string;
  readonly email: string;
  readonly identity: SignatoryInput | null;
}

/** Those of these, in the order in which they are given. */
export async function findOwing(db: Db, projectId: string, due: readonly DueDuty[]): Promise<OwingPoint[]> {
  const ids = due.map(({ id }) => id);
  const { rows } = await sql<OwingPoint>`
    with owing as (
      select a.id, a.consumption_point_id, a.production_point_id from application a
      where a.project_id = ${projectId} and a.id = any(${ids}::uuid[])
      union all
      select p.id, null, p.id from production_point p where p.project_id = ${projectId} and p.id = any(${ids}::uuid[]))
    select owing.id, h.id = o.account_id as "isOwn", coalesce(c.name, p.name) as place,
      concat_ws(' ', h.first_name, h.last_name) as person, h.email, s.identity
    from owing
      join project o on o.id = ${projectId}
      left join consumption_point c on c.id = owing.consumption_point_id
      left join production_point p on p.id = owing.production_point_id
      left join signatory s on s.consumption_point_id = c.id or s.production_point_id = p.id
      join account h on h.id = ${holderOf("c", "p")}
    order by array_position(${ids}::uuid[], owing.id)`.execute(db);
  return rows;
}

/** The first of whom it is due: the owner's own places by their names, the others by their holders'. */
export async function nameFirst(db: Db, projectId: string, due: readonly DueDuty[]): Promise<string[]> {
  const first = due.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)).slice(0, mostNamed);
  const rows = await findOwing(db, projectId, first);
  const isOnce = (person: string) => rows.filter((row) => row.person === person).length === 1;
  return rows.map(({ isOwn, place, person }) => {
    if (isOwn) return place;
    return isOnce(person) ? person : `${person} (${place})`;
  });
}

/** Who is called: the body that signs, else the person who holds the point. */
export const memberName = ({ identity, person }: OwingPoint): string =>
  identity ? boundName(identity) : person;
