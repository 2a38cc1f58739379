import type { ModeratedProject } from "@mec/api/support";
import { DomainError } from "@mec/domain/shared";
import {
  approvalObstacle,
  bearerCheckText,
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
  decision: ModerationInput["decision"],
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

/** Verifies who stands behind an approved project, and keeps how, unless another name or picture stands there now. */
async function verify(
  tx: Tx,
  { projectId, actor, now }: Act,
  { verifiedBearer, verifiedPicture = null, check }: ModerationInput,
): Promise<void> {
  if (verifiedBearer === undefined) return;
  const seen = { projectId, name: verifiedBearer, pictureId: verifiedPicture, now };
  if (!(await verifyBearer(tx, seen)) || !check) return;
  const reason = bearerCheckText(check);
  await writeHistory(tx, { projectId, decision: "verify", reason, authorId: actor.id, now });
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
  if (decision === "approve") await verify(tx, act, input);
  await recordModeration(tx, act, decision);
  if (isNews) await deps.queue.emit(tx, { type: "project-moderated", projectId, decision, reason });
}

/** Takes back that support verified who stands behind a project, which stays approved or hidden. */
async function unverify(tx: Tx, act: Act): Promise<void> {
  const { projectId, actor, now } = act;
  if (!(await unverifyBearer(tx, projectId))) return;
  await writeHistory(tx, { projectId, decision: "unverify", reason: "", authorId: actor.id, now });
  await recordModeration(tx, act, "unverify");
}

/**
 * Approves or hides a project and tells its owner why, or takes its bearer's verification back. When an approved
 * project is approved again, to verify who stands behind it, the owner is told only if a message comes with it.
 * @throws DomainError NOT_FOUND, EMAIL_NOT_CONFIRMED
 */
export async function moderateProject(
  deps: Deps,
  projectId: string,
  input: ModerationInput,
  actor: Actor,
): Promise<ModeratedProject> {
  const { decision } = input;
  await inTransaction(deps.db, async (tx) => {
    const act = { projectId, actor, now: deps.now() };
    await (decision === "unverify" ? unverify(tx, act) : decide(deps, tx, act, { ...input, decision }));
  });
  const [moderated] = await loadModerated(deps, [projectId]);
  if (!moderated) throw notFound();
  return moderated;
}
