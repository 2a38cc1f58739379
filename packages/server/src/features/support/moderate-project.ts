import type { ModeratedProject } from "@mec/api/support";
import { DomainError } from "@mec/domain/shared";
import { approvalObstacle, type ModerationInput } from "@mec/domain/support";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findObject, recordAudit } from "../audit/index.ts";
import { verifyBearer } from "../project/index.ts";
import { loadModerated } from "./list-moderated-projects.ts";
import { findStanding, saveDecision } from "./store.ts";

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/**
 * Approves or hides a project and tells its owner why. When an approved project is approved again, to verify
 * who stands behind it, the owner is told only if a message comes with it.
 * @throws DomainError NOT_FOUND, EMAIL_NOT_CONFIRMED
 */
export async function moderateProject(
  deps: Deps,
  projectId: string,
  { decision, reason, verifiedBearer, verifiedPicture = null }: ModerationInput,
  actor: Actor,
): Promise<ModeratedProject> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const standing = await findStanding(tx, projectId);
    const obstacle = decision === "approve" && standing ? approvalObstacle(standing) : null;
    if (obstacle) throw obstacle;
    const isNews = decision === "hide" || reason !== "" || standing?.status !== "approved";
    const given = { projectId, decision, reason, authorId: actor.id, now };
    if (!(await saveDecision(tx, given))) throw notFound();
    if (decision === "approve" && verifiedBearer !== undefined) {
      await verifyBearer(tx, { projectId, name: verifiedBearer, pictureId: verifiedPicture, now });
    }
    const object = await findObject(tx, projectId);
    await recordAudit(tx, {
      kind: "project-moderated",
      detail: { decision },
      at: now,
      by: "support",
      actorId: actor.id,
      subjectId: object?.accountId ?? null,
      object,
    });
    if (isNews) await deps.queue.emit(tx, { type: "project-moderated", projectId, decision, reason });
  });
  const [moderated] = await loadModerated(deps, [projectId]);
  if (!moderated) throw notFound();
  return moderated;
}
