import { endedEarly, endsWithParticipation, type Participant } from "@mec/domain/point";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { findPastApplications } from "../application/ended/reads.ts";
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
  if (endsWithParticipation(use, projectId)) await expireConsents(tx, participant, now());
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
