import type { Participant } from "@mec/domain/point";
import { hasRoom } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { toColumns } from "../../db/participant-columns.ts";
import { type Db, type Tx, violatedUnique } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { gaugeOf, queued, standingColumns, standingOf } from "../project/index.ts";
import { findInvitation, markInvitationUsed } from "./invitations/invitation-store.ts";
import { insertProgress } from "./store.ts";

export interface Opening {
  readonly participant: Participant;
  readonly projectId: string;
  readonly applicantId: string;
  readonly isFromProjectOwner: boolean;
  readonly invitationToken?: string | undefined;
  /**
   * The subject of the mail to the owner. Until the applicant has confirmed his address that mail waits,
   * since nobody answers for these words yet.
   */
  readonly emailObject?: string | undefined;
  /** Whether the applicant's address is confirmed. */
  readonly isConfirmed: boolean;
}

export interface JoinableProject {
  readonly isOwn: boolean;
  readonly invitationId: string | null;
  /** As far as the public knows: all is reserved, or others wait for what is left. */
  readonly isFull: boolean;
}

interface Candidate {
  readonly projectId: string;
  /** Null for a visitor. */
  readonly applicantId: string | null;
  readonly invitationToken?: string | undefined;
}

/**
 * A project may be joined by anybody it is shown to: everybody when it is public, its owner, and those it
 * invited. In a transaction the row is locked, so that the project cannot disappear before the application is
 * there; it is locked before the point: see `lockPoint`. An invitation that has served another account, or has ended, invites nobody.
 * @throws DomainError NOT_FOUND.
 */
export async function takeJoinableProject(
  { db, now }: { readonly db: Db; readonly now: Date },
  opening: Candidate,
): Promise<JoinableProject> {
  const project = await db
    .selectFrom("project")
    .select(["account_id", "annual_production", "pledged_share", ...standingColumns])
    .select(queued().$castTo<boolean>().as("queued"))
    .where("id", "=", opening.projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Once the project is locked: of two that use one invitation at once, the second finds it used.
  const invitation = opening.invitationToken
    ? await findInvitation(db, opening.invitationToken, { accountId: opening.applicantId, now })
    : undefined;
  const invitationId = invitation?.projectId === opening.projectId ? invitation.id : null;
  const isOwn = project !== undefined && project.account_id === opening.applicantId;
  const isPublic = project !== undefined && standingOf(project) === "online";
  if (!isOwn && !isPublic && invitationId === null) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const isFull = project !== undefined && !hasRoom(gaugeOf(project));
  return { isOwn, invitationId, isFull };
}

/**
 * Makes an application to the project taken, with its first step, and tells the owner.
 * @throws a unique violation of `application_live_…` when the point already has a live application.
 */
export async function openApplication(
  deps: Deps,
  tx: Tx,
  { isOwn, invitationId, isFull }: JoinableProject,
  opening: Opening,
): Promise<string> {
  const now = deps.now();
  const { projectId, participant, emailObject, isConfirmed } = opening;
  const { id: applicationId } = await tx
    .insertInto("application")
    .values({
      project_id: projectId,
      ...toColumns(participant),
      is_from_project_owner: (isOwn && opening.isFromProjectOwner) || invitationId !== null,
      invitation_id: invitationId,
      came_when_full: isFull && !isOwn && participant.kind === "consumer",
      // Kept until the owner is told.
      email_object: isConfirmed ? null : (emailObject ?? null),
      status: "APPLICATION",
      prm: null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const by = isOwn && opening.isFromProjectOwner ? "owner" : "holder";
  const first = { status: "APPLICATION", authorId: opening.applicantId, by, now } as const;
  await insertProgress(tx, { applicationId, ...first });
  if (invitationId !== null)
    await markInvitationUsed(tx, invitationId, { accountId: opening.applicantId, now });
  await deps.queue.emit(tx, {
    type: "application-created",
    applicationId,
    ...(emailObject ? { ownerWaits: true } : {}),
  });
  if (emailObject && isConfirmed) {
    await deps.queue.emit(tx, { type: "application-announced", applicationId, emailObject });
  }
  return applicationId;
}

/** Two applications of one point at once: the database keeps only one. */
export function refuseSecondApplication(error: unknown): never {
  if (violatedUnique(error)?.startsWith("application_live_")) throw alreadyApplied();
  throw error;
}

export const alreadyApplied = () =>
  new DomainError(
    "ALREADY_APPLIED",
    "Ce point a déjà une candidature en cours\u00a0: retirez-la avant d’en envoyer une autre.",
  );
