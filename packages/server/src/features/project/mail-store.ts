import type { Db } from "../../db/transaction.ts";

/** A project and whom to write to about it. */
export async function findProjectOwner(db: Db, projectId: string) {
  return db
    .selectFrom("project")
    .innerJoin("account", "account.id", "project.account_id")
    .select([
      "project.id",
      "project.name",
      "project.city",
      "account.email as ownerEmail",
      "account.first_name as ownerFirstName",
    ])
    .where("project.id", "=", projectId)
    .executeTakeFirst();
}

export async function findContactMessage(db: Db, id: string) {
  return db
    .selectFrom("contact_message")
    .select(["project_id as projectId", "name", "email", "message"])
    .where("id", "=", id)
    .executeTakeFirst();
}
