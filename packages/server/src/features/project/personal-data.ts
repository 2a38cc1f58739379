import type { Db } from "../../db/transaction.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";
import { eraseByEmail } from "./erase-by-email.ts";
import { deleteProjectsOf } from "./store.ts";

const readProjects = (db: Db, accountId: string) =>
  db
    .selectFrom("project")
    .leftJoin("annexe_details", "annexe_details.project_id", "project.id")
    .leftJoin("perimeter_details", "perimeter_details.project_id", "project.id")
    .select([
      "id",
      "name",
      "description",
      "perimeter",
      "address",
      "repartition_key as repartitionKey",
      "visibility",
      "bearer_kind as bearerKind",
      "bearer_name as bearerName",
      "expected_start as expectedStart",
      "moderation_status as moderationStatus",
      "moderation_reason as moderationReason",
      "created_at as createdAt",
      "project.updated_at as updatedAt",
      "annexe_details.details as annexe2",
      "perimeter_details.details as perimetre",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

const readImages = (db: Db, accountId: string) =>
  db
    .selectFrom("project_image")
    .innerJoin("project", "project.id", "project_image.project_id")
    .select([
      "project_image.id",
      "project_image.project_id as projectId",
      "project_image.full_key as key",
      "project_image.shows",
    ])
    .where("project.account_id", "=", accountId)
    .orderBy("project_image.created_at")
    .execute();

const readAlerts = (db: Db, email: string) =>
  db
    .selectFrom("project_alert")
    .select(["email", "address", "created_at as createdAt", "removed_at as removedAt"])
    .where((where) => where(where.fn("lower", ["email"]), "=", email.toLowerCase()))
    .orderBy("created_at")
    .execute();

/** The messages that the person wrote to project owners. */
const readMessages = (db: Db, email: string) =>
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

export const projectPersonalData = {
  inWords: ["projets, dont les photos et celles du porteur sont dans le dossier images"],
  read: async ({ db }, { id }) => ({ projets: await readProjects(db, id) }),
  byEmail: {
    inWords: ["alertes", "messages envoyés"],
    read: async ({ db }, email) => ({
      alertes: await readAlerts(db, email),
      messagesEnvoyes: await readMessages(db, email),
    }),
    erase: eraseByEmail,
  },
  /** The pictures of the person's projects, which are compressed already. */
  async files({ db }, { id: accountId }) {
    const pictures = await readImages(db, accountId);
    const named = { project: "projet", bearer: "porteur" };
    return pictures.map(({ id, projectId, key, shows }) => ({
      path: `images/${named[shows]}-${projectId}-${id}.jpg`,
      key,
    }));
  },
  erase: deleteProjectsOf,
} satisfies PersonalData;
