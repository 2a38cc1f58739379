import {
  type Departure,
  mayGiveNotice,
  noticeGiven,
  type OwnerNotice,
  standingStatus,
} from "@mec/domain/application";
import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findBoundCopies } from "../document/files/reads.ts";
import { takeBackUnsent } from "../document/index.ts";
import { findNoticeMonths, holdSigningOf } from "../document/reads.ts";
import { announceAnew } from "../project/index.ts";
import { stepKey } from "./move-application.ts";
import { findParties, lockApplication, lockProjectOf, type Parties, saveDeparture } from "./store.ts";
import { tellOfNotice } from "./tell-of-notice.ts";

const notNow = () =>
  new DomainError(
    "INVALID_TRANSITION",
    "Un préavis se donne à qui a tout signé et ne partage pas encore, s’il ne part pas déjà.",
  );

/** The notices of the contracts by which somebody buys, or sells. */
async function findMonths(tx: Tx, { projectId, participant }: Parties): Promise<(number | null)[]> {
  if (participant.kind === "consumer") return [await findNoticeMonths(tx, { projectId, participant })];
  const contracts = await findBoundCopies(tx, { projectId, pointId: participant.id });
  return contracts.map(({ noticeMonths }) => noticeMonths);
}

/**
 * The owner ends the participation of who has signed all, does not share yet and asks for nothing himself: without it a project that
 * never starts would bind both for good. Who leaves, and with whom he has signed, are told in a moment.
 */
export async function giveNotice(
  deps: Deps,
  applicationId: string,
  given: OwnerNotice,
  actor: Actor,
): Promise<Departure> {
  await deps.limits.count("stepsPerApplication", stepKey(applicationId, actor));
  return inTransaction(deps.db, async (tx) => {
    await lockProjectOf(tx, applicationId);
    const application = await lockApplication(tx, applicationId);
    const parties = await findParties(tx, applicationId);
    if (!application || !parties || !mayGiveNotice(standingStatus(application), application.departure))
      throw notNow();
    // A contract whose last signature is being saved asks for its notice too.
    await holdSigningOf(tx, parties);
    const departure = noticeGiven(given, { months: await findMonths(tx, parties), now: deps.now() });
    await saveDeparture(tx, applicationId, departure);
    await announceAnew(tx, applicationId);
    await takeBackUnsent(deps, tx, parties);
    await tellOfNotice(deps, tx, applicationId);
    return departure;
  });
}
