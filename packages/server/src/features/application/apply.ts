import type { ApplicationInput, ApplicationProgress } from "@mec/domain/application";
import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { holdApplicationsOf } from "../point/index.ts";
import {
  alreadyApplied,
  openApplication,
  refuseSecondApplication,
  takeJoinableProject,
} from "./open-application.ts";
import { readApplication } from "./reads.ts";

/**
 * @throws DomainError NOT_FOUND for somebody else's point, ALREADY_APPLIED for one that produces for a
 * project.
 */
async function takeOwnPoint(tx: Tx, { kind, id }: Participant, actor: Actor): Promise<void> {
  const found =
    kind === "consumer"
      ? await tx
          .selectFrom("consumption_point")
          .select("id")
          .where("id", "=", id)
          .where("account_id", "=", actor.id)
          .forKeyShare()
          .executeTakeFirst()
      : await tx
          .selectFrom("production_point")
          .select(["id", "project_id"])
          .where("id", "=", id)
          .where("account_id", "=", actor.id)
          .forKeyShare()
          .executeTakeFirst();
  if (!found) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  if ("project_id" in found && found.project_id !== null) throw alreadyApplied();
}

/**
 * A person asks that a point of theirs joins a project.
 * @throws DomainError NOT_FOUND, ALREADY_APPLIED; TooManyTries: each application is a mail to an owner.
 */
export async function apply(deps: Deps, input: ApplicationInput, actor: Actor): Promise<ApplicationProgress> {
  const opening = {
    participant: input.participant,
    projectId: input.projectId,
    applicantId: actor.id,
    isFromProjectOwner: input.isFromProjectOwner,
    invitationToken: input.invitationToken,
    emailObject: input.emailObject || undefined,
    isConfirmed: actor.emailVerified,
  };
  await deps.limits.count("applicationsPerAccount", actor.id);
  return inTransaction(deps.db, async (tx) => {
    await holdApplicationsOf(tx, opening.participant);
    const project = await takeJoinableProject({ db: tx, now: deps.now() }, opening);
    await takeOwnPoint(tx, opening.participant, actor);
    return readApplication(tx, await openApplication(deps, tx, project, opening));
  }).catch(refuseSecondApplication);
}
