import type { SignatoryInput } from "@mec/domain/signatory";
import type { Db } from "../../db/transaction.ts";
import { signatoryIdentity } from "../../encryption/index.ts";

const withSignatory = <T extends { id: string; signatory: SignatoryInput | null }>(point: T): T => ({
  ...point,
  signatory: signatoryIdentity.open(point.id, point.signatory),
});

/** What is known of the person by their account. The password's hash and tokens are secrets, not data. */
export const readAccount = (db: Db, accountId: string) =>
  db
    .selectFrom("account")
    .select([
      "id",
      "email",
      "email_verified_at as emailVerifiedAt",
      "first_name as firstName",
      "last_name as lastName",
      "phone_number as phoneNumber",
      "roles",
      "cgus_version as cgusVersion",
      "cgus_accepted_at as cgusAcceptedAt",
      "created_at as createdAt",
    ])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();

/** The changes of address that are asked for, or that can still be undone. */
export const readEmailChanges = (db: Db, accountId: string) =>
  db
    .selectFrom("email_change")
    .select([
      "former_email as formerEmail",
      "email",
      "asked_at as askedAt",
      "expires_at as expiresAt",
      "confirmed_at as confirmedAt",
      "closed_at as closedAt",
    ])
    .where("account_id", "=", accountId)
    .orderBy("asked_at")
    .execute();

export const readSessions = (db: Db, accountId: string) =>
  db
    .selectFrom("session")
    .select([
      "created_at as createdAt",
      "last_seen_at as lastSeenAt",
      "expires_at as expiresAt",
      "revoked_at as revokedAt",
      "ip",
      "user_agent as userAgent",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export async function readConsumptionPoints(db: Db, accountId: string) {
  const points = await db
    .selectFrom("consumption_point as point")
    .leftJoin("signatory", "signatory.consumption_point_id", "point.id")
    .select([
      "point.id",
      "point.name",
      "point.consumer_type as consumerType",
      "point.address",
      "point.annual_consumption as annualConsumption",
      "point.prm",
      "point.segment",
      "point.contract",
      "point.created_at as createdAt",
      "point.updated_at as updatedAt",
      "signatory.identity as signatory",
    ])
    .where("point.account_id", "=", accountId)
    .orderBy("point.created_at")
    .execute();
  return points.map(withSignatory);
}

export async function readProductionPoints(db: Db, accountId: string) {
  const points = await db
    .selectFrom("production_point as point")
    .leftJoin("signatory", "signatory.production_point_id", "point.id")
    .select([
      "point.id",
      "point.project_id as projectId",
      "point.name",
      "point.production_type as productionType",
      "point.address",
      "point.annual_production as annualProduction",
      "point.production_power as productionPower",
      "point.prm",
      "point.connection_request_id as connectionRequestId",
      "point.segment",
      "point.price_min as priceMin",
      "point.price_max as priceMax",
      "point.created_at as createdAt",
      "point.updated_at as updatedAt",
      "signatory.identity as signatory",
    ])
    .where("point.account_id", "=", accountId)
    .orderBy("point.created_at")
    .execute();
  return points.map(withSignatory);
}

export const readConsents = (db: Db, accountId: string) =>
  db
    .selectFrom("sge_consent")
    .select([
      "consumption_point_id as consumptionPointId",
      "production_point_id as productionPointId",
      "holder_name as holderName",
      "prm",
      "text_version as textVersion",
      "text_hash as textHash",
      "given_at as givenAt",
      "expires_at as expiresAt",
      "withdrawn_at as withdrawnAt",
      "ip",
      "user_agent as userAgent",
    ])
    .where("account_id", "=", accountId)
    .orderBy("given_at")
    .execute();

/** The person's meters of which readings are kept; the readings themselves are files of the archive. */
export const readLoadCurves = (db: Db, accountId: string) =>
  db
    .selectFrom("load_curve as curve")
    .leftJoin("consumption_point as c", "c.id", "curve.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "curve.production_point_id")
    .select((select) => [
      select.fn.coalesce("c.id", "p.id").$notNull().as("pointId"),
      "curve.prm",
      "curve.starts_at as startsAt",
      "curve.ends_at as endsAt",
      "curve.step_minutes as stepMinutes",
      "curve.energy_wh as energyWh",
      "curve.received_at as receivedAt",
      "curve.erased_at as erasedAt",
    ])
    .where((where) =>
      where.or([where("c.account_id", "=", accountId), where("p.account_id", "=", accountId)]),
    )
    .orderBy("curve.id")
    .execute();

/** The applications of the person's points, with the name of the project. */
export const readApplications = (db: Db, accountId: string) =>
  db
    .selectFrom("application")
    .innerJoin("project", "project.id", "application.project_id")
    .leftJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "application.production_point_id")
    .select([
      "application.id",
      "project.id as projectId",
      "project.name as projectName",
      "application.consumption_point_id as consumptionPointId",
      "application.production_point_id as productionPointId",
      "application.is_from_project_owner as isFromProjectOwner",
      "application.status",
      "application.created_at as createdAt",
      "application.ended_at as endedAt",
      "application.departure",
    ])
    .where((where) =>
      where.or([where("c.account_id", "=", accountId), where("p.account_id", "=", accountId)]),
    )
    .orderBy("application.created_at")
    .execute();

/** Each step says whether the person made it; nobody else is named. */
export const readProgress = async (db: Db, accountId: string, applicationIds: readonly string[]) => {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom("application_progress")
    .select([
      "application_id as applicationId",
      "status",
      "price",
      "message",
      "author_id as authorId",
      "created_at as createdAt",
    ])
    .where("application_id", "in", applicationIds)
    .orderBy("id")
    .execute();
  return rows.map(({ authorId, ...step }) => ({ ...step, isMine: authorId === accountId }));
};

export const readProjects = (db: Db, accountId: string) =>
  db
    .selectFrom("project")
    .leftJoin("annexe_details", "annexe_details.project_id", "project.id")
    .select([
      "id",
      "name",
      "description",
      "perimeter",
      "address",
      "repartition_key as repartitionKey",
      "visibility",
      "moderation_status as moderationStatus",
      "moderation_reason as moderationReason",
      "created_at as createdAt",
      "project.updated_at as updatedAt",
      "annexe_details.details as annexe2",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export const readImages = (db: Db, accountId: string) =>
  db
    .selectFrom("project_image")
    .innerJoin("project", "project.id", "project_image.project_id")
    .select(["project_image.id", "project_image.project_id as projectId", "project_image.full_key as key"])
    .where("project.account_id", "=", accountId)
    .orderBy("project_image.created_at")
    .execute();

/** Without their addresses, which are those of other people. */
export const readSentInvitations = (db: Db, accountId: string) =>
  db
    .selectFrom("invitation")
    .innerJoin("project", "project.id", "invitation.project_id")
    .select([
      "invitation.project_id as projectId",
      "invitation.created_at as createdAt",
      "invitation.used_at as usedAt",
    ])
    .where("project.account_id", "=", accountId)
    .orderBy("invitation.created_at")
    .execute();

export const readReceivedInvitations = (db: Db, email: string) =>
  db
    .selectFrom("invitation")
    .innerJoin("project", "project.id", "invitation.project_id")
    .select([
      "project.id as projectId",
      "project.name as projectName",
      "invitation.email",
      "invitation.created_at as createdAt",
      "invitation.used_at as usedAt",
    ])
    .where((where) => where(where.fn("lower", ["invitation.email"]), "=", email.toLowerCase()))
    .orderBy("invitation.created_at")
    .execute();

export const readAlerts = (db: Db, email: string) =>
  db
    .selectFrom("project_alert")
    .select(["email", "address", "created_at as createdAt", "removed_at as removedAt"])
    .where((where) => where(where.fn("lower", ["email"]), "=", email.toLowerCase()))
    .orderBy("created_at")
    .execute();

/** The messages that the person wrote to project owners. */
export const readMessages = (db: Db, email: string) =>
  db
    .selectFrom("contact_message")
    .innerJoin("project", "project.id", "contact_message.project_id")
    .select([
      "project.id as projectId",
      "project.name as projectName",
      "contact_message.name",
      "contact_message.email",
      "contact_message.message",
      "contact_message.created_at as createdAt",
    ])
    .where((where) => where(where.fn("lower", ["contact_message.email"]), "=", email.toLowerCase()))
    .orderBy("contact_message.created_at")
    .execute();
