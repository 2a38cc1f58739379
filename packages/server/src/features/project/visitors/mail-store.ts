import type { Db } from "../../../db/transaction.ts";

/** A project and whom to write to about it. */
export async function findProjectOwner(db: Db, projectId: string) {
  return db
    .selectFrom("project")
    .innerJoin("account", "account.id", "project.account_id")
    .select([
      "project.id",
      "project.name",
      "project.city",
      "project.moderation_status as moderationStatus",
      "account.email as ownerEmail",
      "account.first_name as ownerFirstName",
    ])
    .where("project.id", "=", projectId)
    .executeTakeFirst();
}

export async function findContactMessage(db: Db, id: string) {
  const row = await db
    .selectFrom("contact_message")
    .select(["project_id as projectId", "name", "email", "message", "confirmed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { confirmed_at, ...message } = row;
  return { ...message, isConfirmed: confirmed_at !== null };
}
