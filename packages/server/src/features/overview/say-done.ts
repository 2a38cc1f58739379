import type { Duty } from "@mec/domain/overview";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { mayCount } from "../../limits/limits.ts";
import { findSaidDays } from "../document/index.ts";
import { callByMail } from "./dues-mail.ts";
import { findDue, markOf } from "./duties.ts";
import type { DueDuty } from "./said-done.ts";

interface SaidDone {
  readonly duty: Duty;
  readonly count: number;
  /** What his home gave with it. */
  readonly list?: string | undefined;
  /** The moment of a press that he takes back. */
  readonly takesBack?: string | undefined;
  /** Of dues: each member is called by mail. */
  readonly byMail?: boolean | undefined;
}

/**
 * The owner says that a duty is done of those of whom his home told, for these days: of who came to it meanwhile, or of a period that
 * has ended since, nothing is done.
 * @throws DomainError PRECONDITION_FAILED where it is another list now.
 * @throws DomainError ASSOCIATION_UNKNOWN where members are called in the name of nobody, or to pay nobody.
 * @throws TooManyTries where members were called by mail often enough for the day.
 */
export async function sayDone(
  deps: Deps,
  projectId: string,
  { duty, count, list, takesBack, byMail = false }: SaidDone,
): Promise<void> {
  const { db, now } = deps;
  if (takesBack !== undefined) return takeBack(db, projectId, { duty, at: takesBack });
  const isCall = byMail && duty === "call-dues";
  if (isCall) await deps.limits.check("duesCallsPerProject", projectId);
  await inTransaction(db, async (tx) => {
    // Of two presses at once the second reads what the first has done.
    await tx.selectFrom("project").select("id").where("id", "=", projectId).forNoKeyUpdate().execute();
    const { declaredOn } = await findSaidDays(tx, projectId);
    const due = await findDue({ db: tx, now }, projectId, duty, declaredOn);
    if (due.length !== count || (list !== undefined && list !== markOf(due)))
      throw new DomainError("PRECONDITION_FAILED", "Cette liste vient de changer\u00a0: relisez-la d’abord.");
    if (isCall) await callByMail(deps, tx, projectId);
    const said = { duty, said_at: now() };
    await storeApplications(tx, due, said);
    await storePlants(tx, due, said);
  });
  // A press that was refused has called nobody.
  if (isCall) await mayCount(deps.limits, "duesCallsPerProject", projectId);
}

interface Said {
  readonly duty: Duty;
  readonly said_at: Date;
}

const daysOf = (due: readonly DueDuty[], of: DueDuty["of"]) => due.filter((one) => one.of === of);

/** With the day for which it was done before, so that it may be taken back. */
async function storeApplications(tx: Tx, due: readonly DueDuty[], said: Said): Promise<void> {
  const its = daysOf(due, "application");
  if (its.length === 0) return;
  await tx
    .insertInto("owner_duty")
    .values(its.map(({ id, dueOn }) => ({ ...said, application_id: id, done_for: dueOn })))
    .onConflict((conflict) =>
      conflict.columns(["application_id", "duty"]).doUpdateSet(({ ref }) => ({
        done_for: ref("excluded.done_for"),
        said_at: ref("excluded.said_at"),
        former: ref("owner_duty.done_for"),
      })),
    )
    .execute();
}

/** The same of the owner's own plants. */
async function storePlants(tx: Tx, due: readonly DueDuty[], said: Said): Promise<void> {
  const its = daysOf(due, "plant");
  if (its.length === 0) return;
  await tx
    .insertInto("plant_duty")
    .values(its.map(({ id, dueOn }) => ({ ...said, production_point_id: id, done_for: dueOn })))
    .onConflict((conflict) =>
      conflict.columns(["production_point_id", "duty"]).doUpdateSet(({ ref }) => ({
        done_for: ref("excluded.done_for"),
        said_at: ref("excluded.said_at"),
        former: ref("plant_duty.done_for"),
      })),
    )
    .execute();
}

/** As long as a press may be taken back. */
const daysToTakeBack = 30;

/** What an owner said done lately: the last press of each duty. */
interface DoneLately {
  readonly duty: Duty;
  readonly at: string;
  readonly count: number;
}

const saidIn = (projectId: string) => sql`
  select said.duty, said.said_at from owner_duty said join application a on a.id = said.application_id
  where a.project_id = ${projectId}
  union all
  select said.duty, said.said_at from plant_duty said join production_point p on p.id = said.production_point_id
  where p.project_id = ${projectId}`;

/** The last press of each duty that may still be taken back. */
export async function findDoneLately(
  { db, now }: Pick<Deps, "db" | "now">,
  projectId: string,
): Promise<DoneLately[]> {
  const since = new Date(now().getTime() - daysToTakeBack * 24 * 60 * 60 * 1000);
  const { rows } = await sql<Omit<DoneLately, "at"> & { at: Date }>`
    select distinct on (duty) duty, said_at as at, count(*)::int as count from (${saidIn(projectId)}) said
    where said_at > ${since} group by duty, said_at order by duty, said_at desc`.execute(db);
  return rows.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }));
}

/** Takes back the press of a moment: who was said done for an earlier day is so again, and who was not is due. */
async function takeBack(
  db: Db,
  projectId: string,
  { duty, at }: { readonly duty: Duty; readonly at: string },
): Promise<void> {
  const said = sql`duty = ${duty} and said_at = ${new Date(at)}`;
  const applied = sql`${said} and application_id in (select id from application where project_id = ${projectId})`;
  const plants = sql`${said} and production_point_id in (select id from production_point where project_id = ${projectId})`;
  const former = sql`done_for = former, former = null, said_at = null`;
  await inTransaction(db, async (tx) => {
    await sql`delete from owner_duty where ${applied} and former is null`.execute(tx);
    await sql`update owner_duty set ${former} where ${applied}`.execute(tx);
    await sql`delete from plant_duty where ${plants} and former is null`.execute(tx);
    await sql`update plant_duty set ${former} where ${plants}`.execute(tx);
  });
}
