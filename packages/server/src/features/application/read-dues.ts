import type { Dues } from "@mec/domain/pmo";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import { participantOf } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import { holderOf } from "../point/scopes.ts";
import { priced, readLess } from "./reads.ts";

/** Notes what those who have a price read that members pay, as it is about to change: who was told since keeps what he was told. */
export async function keepReadDues(
  tx: Tx,
  { projectId, before }: { readonly projectId: string; readonly before: Dues },
): Promise<void> {
  await tx
    .updateTable("application")
    .set({ read_dues: JSON.stringify(before) })
    .where("project_id", "=", projectId)
    .where("read_dues", "is", null)
    .where(priced())
    .execute();
}

/** A holder who read that members pay less, with those of his places that have a price. */
export interface ToTell {
  readonly holderId: string;
  readonly email: string;
  readonly firstName: string;
  readonly places: readonly {
    readonly applicationId: string;
    readonly name: string;
    readonly participant: Participant;
  }[];
}

/** Those whose price is older than the fee, and of whom nothing was noted: a node of the former release changed it. */
const changedUnnoted = sql<boolean>`(${priced()} and application.read_dues is null and exists (
  select from membership_fee fee where fee.project_id = application.project_id and fee.updated_at > (
    select max(step.created_at) from application_progress step where step.application_id = application.id)))`;

/** Some of the holders who read that members pay less than now, but for the project's owner, each with all of his places. */
export async function findToTell(
  tx: Tx,
  projectId: string,
  { now, most }: { readonly now: Dues; readonly most: number },
): Promise<ToTell[]> {
  const untold = tx
    .selectFrom("application")
    .innerJoin("project as p", "p.id", "application.project_id")
    .leftJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "application.production_point_id")
    .innerJoin("account as h", (join) => join.on("h.id", "=", holderOf("c", "g")))
    .select([
      "h.id as holderId",
      "h.email",
      "h.first_name as firstName",
      "application.id as applicationId",
      "application.created_at as since",
      "application.consumption_point_id",
      "application.production_point_id",
      sql<string>`coalesce(c.name, g.name)`.as("name"),
      sql<number>`dense_rank() over (order by h.id)`.as("rank"),
    ])
    .where("application.project_id", "=", projectId)
    .whereRef("h.id", "<>", "p.account_id")
    .where(sql<boolean>`(${readLess(now, now)} or ${changedUnnoted})`);
  const rows = await tx
    .selectFrom(untold.as("one"))
    .selectAll()
    .where("rank", "<=", most)
    .orderBy("rank")
    .orderBy("since")
    .execute();
  const people = new Map<string, ToTell>();
  for (const { holderId, email, firstName, applicationId, name, ...columns } of rows) {
    const place = { applicationId, name, participant: participantOf(columns) };
    const places = [...(people.get(holderId)?.places ?? []), place];
    people.set(holderId, { holderId, email, firstName, places });
  }
  return [...people.values()];
}

export async function noteTold(tx: Tx, applicationIds: readonly string[], dues: Dues): Promise<void> {
  await tx
    .updateTable("application")
    .set({ read_dues: JSON.stringify(dues) })
    .where("id", "in", applicationIds)
    .execute();
}
