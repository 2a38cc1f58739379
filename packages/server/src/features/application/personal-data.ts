import type { Db } from "../../db/transaction.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";
import { deleteInvitationsTo } from "./invitations/invitation-store.ts";

/** The applications of the person's points, with the name of the project. */
const readOwnApplications = (db: Db, accountId: string) =>
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
      "application.came_when_full as cameWhenFull",
      "application.status",
      "application.created_at as createdAt",
      "application.ended_at as endedAt",
      "application.departure",
      "application.retraction",
      "application.kept_sum as keptSum",
      "application.announced_sum as announcedSum",
    ])
    .where((where) =>
      where.or([where("c.account_id", "=", accountId), where("p.account_id", "=", accountId)]),
    )
    .orderBy("application.created_at")
    .execute();

/** Each step says whether the person made it; nobody else is named. */
const readProgress = async (db: Db, accountId: string, applicationIds: readonly string[]) => {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom("application_progress")
    .select([
      "application_id as applicationId",
      "status",
      "price",
      "price_until as priceUntil",
      "starts_on as startsOn",
      "message",
      "author_id as authorId",
      "created_at as createdAt",
    ])
    .where("application_id", "in", applicationIds)
    .orderBy("id")
    .execute();
  return rows.map(({ authorId, ...step }) => ({ ...step, isMine: authorId === accountId }));
};

async function readApplications(db: Db, accountId: string) {
  const applications = await readOwnApplications(db, accountId);
  const ids = applications.map(({ id }) => id);
  const steps = await readProgress(db, accountId, ids);
  return applications.map((application) => ({
    ...application,
    progress: steps.filter(({ applicationId }) => applicationId === application.id),
  }));
}

/** Without the addresses of those invited: they are other people's. */
const readSentInvitations = (db: Db, accountId: string) =>
  db
    .selectFrom("invitation")
    .innerJoin("project", "project.id", "invitation.project_id")
    .select([
      "invitation.project_id as projectId",
      "invitation.word",
      "invitation.created_at as createdAt",
      "invitation.used_at as usedAt",
    ])
    .where("project.account_id", "=", accountId)
    .orderBy("invitation.created_at")
    .execute();

const readReceivedInvitations = (db: Db, email: string) =>
  db
    .selectFrom("invitation")
    .innerJoin("project", "project.id", "invitation.project_id")
    .select([
      "project.id as projectId",
      "project.name as projectName",
      "invitation.email",
      "invitation.word",
      "invitation.created_at as createdAt",
      "invitation.used_at as usedAt",
    ])
    .where((where) => where(where.fn("lower", ["invitation.email"]), "=", email.toLowerCase()))
    .orderBy("invitation.created_at")
    .execute();

export const applicationPersonalData = {
  inWords: [
    "candidatures, avec chacune de leurs étapes",
    "invitations que vous avez envoyées (sans l’adresse des personnes invitées)",
  ],
  read: async ({ db }, { id }) => ({
    candidatures: await readApplications(db, id),
    invitationsEnvoyees: await readSentInvitations(db, id),
  }),
  byEmail: {
    inWords: ["invitations reçues"],
    read: async ({ db }, email) => ({ invitationsRecues: await readReceivedInvitations(db, email) }),
    erase: deleteInvitationsTo,
  },
} satisfies PersonalData;
