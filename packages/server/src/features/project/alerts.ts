import { canJoin, type ProjectAlert } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { findAlertsNear, insertAlert, markAlertSent, removeAlertByToken } from "./alert-store.ts";
import { findReach } from "./reach-store.ts";

/** @throws TooManyTries. */
export async function createAlert(deps: Deps, alert: ProjectAlert, origin: Origin): Promise<void> {
  await deps.limits.count("messagesPerIp", origin.ip);
  await deps.limits.count("alertsPerEmail", alert.email);
  await inTransaction(deps.db, async (tx) => {
    const alertId = await insertAlert(tx, alert, deps.config.sessionSecret, deps.now());
    await deps.queue.emit(tx, { type: "project-alert-created", alertId });
  });
}

/** @throws DomainError NOT_FOUND when the token opens nothing. */
export async function removeAlert(deps: Deps, token: string): Promise<void> {
  if (!(await removeAlertByToken(deps.db, token, deps.now())))
    throw new DomainError("NOT_FOUND", "NOT_FOUND");
}

/** Tells those who wait for a project at a place that could join this one, once each. */
export async function matchAlerts(deps: Deps, projectId: string): Promise<void> {
  const { places, limitKm } = await findReach(deps.db, projectId);
  const [first] = places;
  if (!first) return;
  const near = await findAlertsNear(deps.db, first, limitKm);
  for (const alert of near.filter((place) => canJoin(places, place, limitKm))) {
    await inTransaction(deps.db, async (tx) => {
      if (!(await markAlertSent(tx, alert.id, projectId))) return;
      await deps.queue.emit(tx, { type: "project-alert-matched", alertId: alert.id, projectId });
    });
  }
}
