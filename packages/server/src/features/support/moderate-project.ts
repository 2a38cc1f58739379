import type { ModeratedProject } from "@mec/api/support";
import { DomainError } from "@mec/domain/shared";
import {
  approvalObstacle,
  bearerCheckText,
  type ModerationAct,
  type ModerationDecision,
  type ModerationInput,
} from "@mec/domain/support";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findObject, recordAudit } from "../audit/index.ts";
import { unverifyBearer, verifyBearer } from "../project/index.ts";
import { loadModerated } from "./list-moderated-projects.ts";
import { findStanding, saveDecision, writeHistory } from "./store.ts";

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

interface Act {
  readonly projectId: string;
  readonly actor: Actor;
  readonly now: Date;
}

async function recordModeration(
  tx: Tx,
  { projectId, actor, now }: Act,
  decision: ModerationAct,
): Promise<void> {
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
}

/**
 * Verifies who stands behind an approved project, and keeps how, unless another body, name or picture stands there now.
 * @returns whether he is verified.
 */
async function verify(
  tx: Tx,
  { projectId, actor, now }: Act,
  { verifiedBearer, verifiedKind, verifiedPicture = null, check }: ModerationInput,
): Promise<boolean> {
  if (verifiedBearer === undefined) return false;
  const seen = { projectId, kind: verifiedKind, name: verifiedBearer, pictureId: verifiedPicture, now };
  if (!(await verifyBearer(tx, seen))) return false;
  const reason = check ? bearerCheckText(check) : "";
  await writeHistory(tx, { projectId, decision: "verify", reason, authorId: actor.id, now });
  return true;
}

/** @throws DomainError NOT_FOUND, EMAIL_NOT_CONFIRMED */
async function decide(
  deps: Deps,
  tx: Tx,
  act: Act,
  input: ModerationInput & { decision: ModerationDecision },
): Promise<void> {
  const { projectId, actor, now } = act;
  const { decision, reason } = input;
  const standing = await findStanding(tx, projectId);
  const obstacle = decision === "approve" && standing ? approvalObstacle(standing) : null;
  if (obstacle) throw obstacle;
  const isNews = decision === "hide" || reason !== "" || standing?.status !== "approved";
  if (!(await saveDecision(tx, { projectId, decision, reason, authorId: actor.id, now }))) throw notFound();
  const isVerified = decision === "approve" && (await verify(tx, act, input));
  // To verify who stands behind an approved project decides nothing else of it.
  if (isNews || !isVerified) await recordModeration(tx, act, decision);
  if (isVerified) {
    await recordModeration(tx, act, "verify");
    // Verified already, as by another of the team at the same time: its owner was told.
    if (!isNews && standing?.verifiedAt) return;
    await deps.queue.emit(tx, { type: "bearer-verified", projectId, isApproval: isNews, reason });
  } else if (isNews) await deps.queue.emit(tx, { type: "project-moderated", projectId, decision, reason });
}

/** Takes back that support verified who stands behind a project, which stays approved or hidden. */
async function unverify(deps: Deps, tx: Tx, act: Act, reason: string): Promise<void> {
  const { projectId, actor, now } = act;
  if (!(await unverifyBearer(tx, projectId))) return;
  await writeHistory(tx, { projectId, decision: "unverify", reason, authorId: actor.id, now });
  await recordModeration(tx, act, "unverify");
  await deps.queue.emit(tx, { type: "bearer-unverified", projectId, reason });
}

/**
 * Approves or hides a project, verifies who stands behind it or takes that back, and tells its owner which and why.
 * When an approved project is approved again and nothing else, he is told only if a message comes with it.
 * @throws DomainError NOT_FOUND, EMAIL_NOT_CONFIRMED
 */
export async function moderateProject(
  deps: Deps,
  projectId: string,
  input: ModerationInput,
  actor: Actor,
): Promise<ModeratedProject> {
  const { decision, reason } = input;
  await inTransaction(deps.db, async (tx) => {
    const act = { projectId, actor, now: deps.now() };
    await (decision === "unverify"
      ? unverify(deps, tx, act, reason)
      : decide(deps, tx, act, { ...input, decision }));
  });
  const [moderated] = await loadModerated(deps, [projectId]);
  if (!moderated) throw notFound();
  return moderated;
}
