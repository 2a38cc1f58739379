import { isDeepStrictEqual } from "node:util";
import {
  type Departure,
  type DepartureRequest,
  leavingDayIssue,
  mayAskToLeave,
  noticeOfRequest,
  saleEndsBy,
  standingStatus,
} from "@mec/domain/application";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findObject, recordOwnAct } from "../audit/index.ts";
import { takeBackUnsent } from "../document/index.ts";
import { findBought, findNoticeMonths, holdSigningOf } from "../document/reads.ts";
import { findSaleStart } from "../document/sales/starts/reads.ts";
import { announceAnew } from "../project/index.ts";
import { stepKey } from "./move-application.ts";
import { refuseSettled } from "./refuse-settled.ts";
import { findParties, lockApplication, lockProjectOf, saveDeparture } from "./store.ts";
import { tellSellers } from "./tell-sellers.ts";

const notYet = () =>
  new DomainError(
    "INVALID_TRANSITION",
    "Vous pourrez demander à quitter le projet une fois vos documents signés.",
  );

/** Whether this says what was asked already, by another tap: nobody is told again. */
const isSameRequest = (before: Departure | null, asked: Departure): before is Departure =>
  before !== null && isDeepStrictEqual({ ...before, requestedAt: asked.requestedAt }, asked);

/**
 * A participant asks to leave on a given day; asking again corrects the request until it is settled. A day before the end of
 * his contract's notice is kept as a wish, beside that end. The contract that he signed here says that a move ends it.
 */
export async function requestDeparture(
  deps: Deps,
  applicationId: string,
  { movesOut, ...request }: DepartureRequest,
  actor: Actor,
): Promise<Departure> {
  await deps.limits.count("stepsPerApplication", stepKey(applicationId, actor));
  const now = deps.now();
  const issue = leavingDayIssue(request.leavingOn, now);
  if (issue) throw issue;
  return inTransaction(deps.db, async (tx) => {
    await lockProjectOf(tx, applicationId);
    const application = await lockApplication(tx, applicationId);
    const parties = await findParties(tx, applicationId);
    if (!application || !parties || !mayAskToLeave(standingStatus(application))) throw notYet();
    refuseSettled(application.departure);
    // A contract whose last signature is being saved asks for its notice too.
    await holdSigningOf(tx, parties);
    const noticeEndsOn = noticeOfRequest(await findNoticeMonths(tx, parties), application.departure, now);
    const { projectId, participant } = parties;
    const saleStartsOn = await findSaleStart(tx, {
      projectId,
      pointId: participant.id,
      today: dayInParis(now),
    });
    const { lettersSentOn } = application.departure ?? {};
    const departure = {
      ...request,
      ...(movesOut && (await findBought(tx, parties)).length > 0 ? { movesOut } : {}),
      requestedAt: now.toISOString(),
      ...(noticeEndsOn === undefined ? {} : { noticeEndsOn }),
      ...(saleStartsOn && { saleStartsOn }),
      ...(lettersSentOn === undefined ? {} : { lettersSentOn }),
    };
    if (isSameRequest(application.departure, departure)) return application.departure;
    await saveDeparture(tx, applicationId, departure);
    await announceAnew(tx, applicationId);
    await takeBackUnsent(deps, tx, parties);
    const object = await findObject(tx, parties.participant.id);
    await recordOwnAct(tx, { kind: "departure-asked", detail: {}, accountId: actor.id, at: now, object });
    await deps.queue.emit(tx, { type: "departure-requested", applicationId });
    // Who corrects the reason alone loses his seller nothing more.
    if (!application.departure || saleEndsBy(application.departure) !== saleEndsBy(departure))
      await tellSellers(deps, tx, parties, departure);
    return departure;
  });
}
