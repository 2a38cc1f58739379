import {
  type Departure,
  dayHasCome,
  hasCome,
  lastSettlingDay,
  leavesOn,
  longestNoticeEnd,
  noticeRuns,
  settlingIssue,
} from "@mec/domain/application";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findBoundCopies } from "../document/files/reads.ts";
import { lockDeparture } from "./lock-departure.ts";
import { stepKey } from "./move-application.ts";
import { type Parties, saveDeparture } from "./store.ts";
import { tellBuyers } from "./tell-buyers.ts";
import { tellOfNotice } from "./tell-of-notice.ts";
import { tellSellers } from "./tell-sellers.ts";

/** When the longest notice of the contracts by which a producer sells has run, if he wrote it on the day of his request. */
async function contractsEnd(
  tx: Tx,
  { participant, projectId }: Parties,
  { requestedAt }: Departure,
): Promise<string | null> {
  if (participant.kind === "consumer") return null;
  const contracts = await findBoundCopies(tx, { projectId, pointId: participant.id });
  const months = contracts.map(({ noticeMonths }) => noticeMonths);
  return longestNoticeEnd(dayInParis(new Date(requestedAt)), months);
}

/** @throws DomainError once the day has come for which it was settled */
async function lockComing(deps: Deps, tx: Tx, applicationId: string) {
  const leaving = await lockDeparture(tx, applicationId);
  if (hasCome(leaving.departure, deps.now())) throw dayHasCome();
  return leaving;
}

/**
 * The owner settles a departure for a day to come, or for another one: until then the participant takes part, and on that day
 * he leaves by itself (`endDepartures`). The same day again changes nothing and tells nobody.
 */
export async function scheduleDeparture(
  deps: Deps,
  applicationId: string,
  day: string,
  actor: Actor,
): Promise<Departure> {
  await deps.limits.count("stepsPerApplication", stepKey(applicationId, actor));
  return inTransaction(deps.db, async (tx) => {
    const { departure, parties } = await lockComing(deps, tx, applicationId);
    if (departure.isOwners) throw noticeRuns(leavesOn(departure));
    const last = lastSettlingDay(departure, await contractsEnd(tx, parties, departure));
    const issue = settlingIssue(day, { last, now: deps.now() });
    if (issue) throw issue;
    const { settledFor } = departure;
    if (settledFor === day) return departure;
    const moved = { day, ...(settledFor && { was: settledFor }) };
    const settled = { ...departure, settledFor: day };
    await saveDeparture(tx, applicationId, settled);
    await deps.queue.emit(tx, { type: "departure-scheduled", applicationId, ...moved });
    await tellSellers(deps, tx, parties, settled);
    await tellBuyers(deps, tx, parties, moved);
    return settled;
  });
}

/** The owner gives up the day that he had settled: the request waits for him again, and its holder may withdraw it. A notice of his own is given up with it. */
export async function unscheduleDeparture(deps: Deps, applicationId: string, actor: Actor): Promise<void> {
  await deps.limits.count("stepsPerApplication", stepKey(applicationId, actor));
  await inTransaction(deps.db, async (tx) => {
    const { departure, parties } = await lockComing(deps, tx, applicationId);
    const { settledFor: day, ...asked } = departure;
    if (day === undefined)
      throw new DomainError("INVALID_TRANSITION", "Ce départ n’est réglé pour aucun jour.");
    const left = asked.isOwners ? null : asked;
    await saveDeparture(tx, applicationId, left);
    if (!left) return tellOfNotice(deps, tx, applicationId);
    await deps.queue.emit(tx, { type: "departure-unscheduled", applicationId, day });
    await tellSellers(deps, tx, parties, left, day);
    await tellBuyers(deps, tx, parties, { day, isOff: true });
  });
}
