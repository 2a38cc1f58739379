import type { Db } from "../../db/transaction.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";

const readPlans = (db: Db, accountId: string) =>
  db
    .selectFrom("service_plan")
    .select(["plan_code as planCode", "chosen_at as chosenAt"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();

const readCustomer = (db: Db, accountId: string) =>
  db
    .selectFrom("customer_account")
    .select(["name", "email", "address", "siret_id as siretId", "created_at as createdAt"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

const readBillables = (db: Db, accountId: string) =>
  db
    .selectFrom("billable_event")
    .select([
      "action",
      "project_id as projectId",
      "amount_excl_tax as amountExclTax",
      "created_at as createdAt",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

const readDataExports = (db: Db, accountId: string) =>
  db
    .selectFrom("data_export")
    .innerJoin("project", "project.id", "data_export.project_id")
    .select(["data_export.project_id as projectId", "data_export.created_at as createdAt"])
    .where("project.account_id", "=", accountId)
    .orderBy("data_export.created_at")
    .execute();

/** The services that a person took, and what was counted of them. */
export const servicePersonalData = {
  inWords: ["services choisis, coordonnées de facturation et actions comptées"],
  read: async ({ db }, { id }) => ({
    services: {
      choix: await readPlans(db, id),
      facturation: (await readCustomer(db, id)) ?? null,
      actionsComptees: await readBillables(db, id),
      exportsDeDonnees: await readDataExports(db, id),
    },
  }),
} satisfies PersonalData;
