import { endedEarly, endsWithParticipation, type MeterUse, type Participant } from "@mec/domain/point";
import { sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { findPastApplications } from "../application/ended/reads.ts";
import { live } from "../application/scopes.ts";
import { expireConsents } from "./consent-store.ts";
import { liveApplicationProject } from "./lock-point.ts";
import { notWithdrawn } from "./scopes.ts";

/** A plant is detached from the project that it leaves before or after it is told. */
async function projectOf(tx: Tx, pointId: string): Promise<string | null> {
  const row = await tx
    .selectFrom("production_point")
    .select("project_id")
    .where("id", "=", pointId)
    .executeTakeFirst();
  return row?.project_id ?? null;
}

/** The consents of a point end with what they were given for. */
export async function endConsents(
  { now }: { readonly now: () => Date },
  tx: Tx,
  { projectId, participant }: MomentOf<"participation-ended">,
): Promise<void> {
  const use = {
    hasLiveApplication: (await liveApplicationProject(tx, participant)) !== null,
    producesFor: participant.kind === "producer" ? await projectOf(tx, participant.id) : null,
  };
  if (!endsWithParticipation(use, projectId)) return;
  const [newest] = await findPastApplications(tx, participant);
  await expireConsents(tx, participant.kind, [participant.id], {
    now: now(),
    endedWith: newest?.end ?? null,
  });
}

type Use = MeterUse & { readonly id: string };

/** The consumption points that take part in these projects, or asked to: what else each is used for. */
async function consumersOf(tx: Tx, projectIds: readonly string[]): Promise<Use[]> {
  const rows = await tx
    .selectFrom("application")
    .select("consumption_point_id as id")
    .where("project_id", "in", projectIds)
    .where("consumption_point_id", "is not", null)
    .where(live())
    .$narrowType<{ id: string }>()
    .execute();
  // A point has one live application at most.
  return rows.map(({ id }) => ({ id, hasLiveApplication: false, producesFor: null }));
}

/** The same of plants, which may produce for one project and ask to join another. */
async function producersOf(tx: Tx, projectIds: readonly string[]): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select p.id, a.id is not null and a.project_id <> all(${projectIds}::uuid[]) as "hasLiveApplication",
      nullif(p.project_id, gone.id) as "producesFor"
    from production_point p
      left join application a on a.production_point_id = p.id and ${live("a")}
      left join project gone on gone.id = p.project_id and gone.id = any(${projectIds}::uuid[])
    where gone.id is not null or a.project_id = any(${projectIds}::uuid[])`.execute(tx);
  return rows;
}

/** Projects that are deleted end the consents of who takes part in them, or asked to, before all that tells who did is gone. */
export async function endConsentsOfProjects(
  { now }: { readonly now: () => Date },
  tx: Tx,
  { of }: MomentOf<"deleting-projects">,
): Promise<void> {
  const projects = await tx
    .selectFrom("project")
    .select("id")
    .where((where) =>
      "projectId" in of ? where("id", "=", of.projectId) : where("account_id", "=", of.accountId),
    )
    .execute();
  if (projects.length === 0) return;
  const ids = projects.map(({ id }) => id);
  const ended = (used: readonly Use[]) =>
    used.filter((use) => endsWithParticipation(use, null)).map(({ id }) => id);
  const end = { now: now(), endedWith: "deleted" } as const;
  await expireConsents(tx, "consumer", ended(await consumersOf(tx, ids)), end);
  await expireConsents(tx, "producer", ended(await producersOf(tx, ids)), end);
}

/** Whether a consent ended with the newest of the point's applications that have ended: what its holder is told by mail. */
export async function hasConsentEnded(db: Db, participant: Participant): Promise<boolean> {
  const [newest] = await findPastApplications(db, participant);
  if (!newest) return false;
  const consents = await db
    .selectFrom("sge_consent")
    .select(["given_at as givenAt", "expires_at as expiresAt"])
    .where(pointColumn[participant.kind], "=", participant.id)
    .where("expires_at", ">=", newest.endedAt)
    .where(notWithdrawn())
    .execute();
  return consents.some(endedEarly);
}
