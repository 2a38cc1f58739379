import { randomUUID } from "node:crypto";
import type { Address, BoundingBox } from "@mec/domain/address";
import type { AskedPlace, ProjectAlert } from "@mec/domain/project";
import type { Db, Tx } from "../../../db/transaction.ts";
import { communeOf } from "../../../gateways/geocoder/index.ts";
import { hashToken, linkToken } from "../../../links/tokens.ts";

/** The secret of an alert's removal link: the same in each of its mails. */
export const alertToken = (secret: string, alertId: string): string =>
  linkToken(secret, alertId, "project-alert");

/** The secret of an alert's confirmation link: of one mail, and used once. */
export const alertConfirmationToken = (secret: string, alertId: string): string =>
  linkToken(secret, alertId, "project-alert-confirmation");

/** @returns the alert's id. Without `isProven` the alert waits until its link is opened. */
export async function insertAlert(
  tx: Tx,
  alert: ProjectAlert,
  { secret, now, isProven }: { secret: string; now: Date; isProven: boolean },
): Promise<string> {
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
      confirmation_hash: isProven ? null : hashToken(alertConfirmationToken(secret, id)),
      confirmed_at: isProven ? now : null,
      created_at: now,
    })
    .execute();
  return id;
}

export interface Alert {
  readonly email: string;
  readonly address: Address;
  readonly isConfirmed: boolean;
}

export async function findAlert(db: Db, id: string): Promise<Alert | null> {
  const row = await db
    .selectFrom("project_alert")
    .select(["email", "address", "confirmed_at"])
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ? { email: row.email, address: row.address, isConfirmed: row.confirmed_at !== null } : null;
}

/**
 * @returns the alert's id when the token confirms one not older than `since`; of two uses at once one wins.
 */
export async function confirmAlertByToken(
  tx: Tx,
  { token, since, now }: { token: string; since: Date; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable("project_alert")
    .set({ confirmed_at: now, confirmation_hash: null })
    .where("confirmation_hash", "=", hashToken(token))
    .where("created_at", ">", since)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
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

export interface PlacedAlert extends AskedPlace {
  readonly id: string;
}

export async function findAlertsWithin(db: Db, box: BoundingBox): Promise<PlacedAlert[]> {
  const alerts = await db
    .selectFrom("project_alert")
    .select(["id", "latitude", "longitude", "address"])
    .where("removed_at", "is", null)
    .where("confirmed_at", "is not", null)
    .where("latitude", ">=", box.minLatitude)
    .where("latitude", "<=", box.maxLatitude)
    .where("longitude", ">=", box.minLongitude)
    .where("longitude", "<=", box.maxLongitude)
    .execute();
  return alerts.map(({ address, ...alert }) => ({ ...alert, commune: communeOf(address) }));
}

/** Remembers that an alert was told of a project. @returns false when it already had been. */
export async function markAlertSent(tx: Tx, alertId: string, projectId: string): Promise<boolean> {
  const row = await tx
    .insertInto("project_alert_sent")
    .values({ alert_id: alertId, project_id: projectId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("alert_id")
    .executeTakeFirst();
  return row !== undefined;
}
