import { isProvenMailbox } from "@mec/domain/account";
import { judgePlace, type ProjectAlert } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../../deps.ts";
import { boxAround, findPublicPerimeter } from "../public/public-geometry.ts";
import { unconfirmedSince } from "../unconfirmed.ts";
import {
  confirmAlertByToken,
  findAlertsWithin,
  insertAlert,
  markAlertSent,
  removeAlertByToken,
} from "./alert-store.ts";

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/**
 * Keeps an alert. Its mailbox may be a stranger's: unless it is the confirmed one of the person asking, only
 * a confirmation link is sent there, and the alert counts once that link was opened.
 * @throws TooManyTries.
 */
export async function createAlert(
  deps: Deps,
  alert: ProjectAlert,
  { actor, origin }: { actor: Actor | null; origin: Origin },
): Promise<void> {
  await deps.limits.count("messagesPerIp", origin.ip);
  await deps.limits.count("alertsPerEmail", alert.email);
  const isProven = isProvenMailbox(actor, alert.email);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const alertId = await insertAlert(tx, alert, { secret: deps.config.sessionSecret, now, isProven });
    const type = isProven ? "project-alert-created" : "project-alert-confirmation-wanted";
    await deps.queue.emit(tx, { type, alertId });
  });
}

/** @throws DomainError NOT_FOUND when the token confirms nothing, or no longer. */
export async function confirmAlert(deps: Deps, token: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const alertId = await confirmAlertByToken(tx, { token, since: unconfirmedSince(now), now });
    if (alertId === undefined) throw notFound();
    await deps.queue.emit(tx, { type: "project-alert-created", alertId });
  });
}

/** @throws DomainError NOT_FOUND when the token opens nothing. */
export async function removeAlert(deps: Deps, token: string): Promise<void> {
  if (!(await removeAlertByToken(deps.db, token, deps.now()))) throw notFound();
}

/** Tells each alert once whose place could join this project, judged by what the public may know. */
export async function matchAlerts(deps: Deps, projectId: string): Promise<void> {
  const perimeter = await findPublicPerimeter(deps.db, projectId);
  const [first] = perimeter.reach.places;
  if (!first) return;
  const near = await findAlertsWithin(deps.db, boxAround(first, perimeter.limitKm));
  for (const alert of near) {
    if (judgePlace(perimeter, alert).verdict === "outside") continue;
    await inTransaction(deps.db, async (tx) => {
      if (!(await markAlertSent(tx, alert.id, projectId))) return;
      await deps.queue.emit(tx, { type: "project-alert-matched", alertId: alert.id, projectId });
    });
  }
}
