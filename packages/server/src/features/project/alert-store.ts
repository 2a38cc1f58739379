import { randomUUID } from "node:crypto";
import { type Address, boundingBox, type Coordinates } from "@mec/domain/address";
import type { ProjectAlert } from "@mec/domain/project";
import type { Db, Tx } from "../../db/transaction.ts";
import { hashToken, linkToken } from "../../tokens.ts";

/** The secret of an alert's removal link: the same in each of its mails. */
export const alertToken = (secret: string, alertId: string): string =>
  linkToken(secret, alertId, "project-alert");

/** @returns the alert's id. */
export async function insertAlert(tx: Tx, alert: ProjectAlert, secret: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto("project_alert")
    .values({
      id,
      email: alert.email,
      address: JSON.stringify(alert.address),
      latitude: alert.address.coordinates.latitude,
      longitude: alert.address.coordinates.longitude,
      token_hash: hashToken(alertToken(secret, id)),
      created_at: now,
    })
    .execute();
  return id;
}

export async function findAlert(db: Db, id: string): Promise<{ email: string; address: Address } | null> {
  const row = await db
    .selectFrom("project_alert")
    .select(["email", "address"])
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns whether there was such an alert. */
export async function removeAlertByToken(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("project_alert")
    .set({ removed_at: now })
    .where("token_hash", "=", hashToken(token))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface PlacedAlert extends Coordinates {
  readonly id: string;
}

/** The alerts within `km` of a place, and a little around. */
export function findAlertsNear(db: Db, place: Coordinates, km: number): Promise<PlacedAlert[]> {
  const box = boundingBox(place, km);
  return db
    .selectFrom("project_alert")
    .select(["id", "latitude", "longitude"])
    .where("removed_at", "is", null)
    .where("latitude", ">=", box.minLatitude)
    .where("latitude", "<=", box.maxLatitude)
    .where("longitude", ">=", box.minLongitude)
    .where("longitude", "<=", box.maxLongitude)
    .execute();
}

/** Remembers that an alert is told of a project. @returns false when it already was. */
export async function markAlertSent(tx: Tx, alertId: string, projectId: string): Promise<boolean> {
  const row = await tx
    .insertInto("project_alert_sent")
    .values({ alert_id: alertId, project_id: projectId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("alert_id")
    .executeTakeFirst();
  return row !== undefined;
}
