import { sql } from "kysely";
import { countRows } from "../../db/count-rows.ts";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { living, refused, settled, signed } from "../document/scopes.ts";

/** Who takes part in a project. */
const members = (db: Db, projectId: string) =>
  db.selectFrom("application as a").where("a.project_id", "=", projectId).where(takingPart("a"));

/** Living documents of one of them. */
const ownDocuments = (db: Db, projectId: string) =>
  db
    .selectFrom("document")
    .select("document.id")
    .whereRef("document.consumption_point_id", "=", sql.ref("a.consumption_point_id"))
    .where("document.project_id", "=", projectId)
    .where(living());

const settledContract = (db: Db, projectId: string) =>
  ownDocuments(db, projectId)
    .where("document.kind", "=", "salesContract")
    .where(settled("document"))
    .where(({ not }) => not(signed("document")));

/** With how many of those who take part in a project the contract is settled outside of the platform: whoever comes to sell makes them none here. */
export const countSettledElsewhere = (db: Db, projectId: string): Promise<number> =>
  countRows(members(db, projectId).where(({ exists }) => exists(settledContract(db, projectId))));

/** How many others of them refused to sign what they were sent, and were sent nothing anew: whoever comes to sell is promised no contract with them. */
export const countRefusedToSign = (db: Db, projectId: string): Promise<number> =>
  countRows(
    members(db, projectId)
      .where(({ exists }) => exists(ownDocuments(db, projectId).where(refused("document"))))
      .where(({ exists, not }) => not(exists(settledContract(db, projectId)))),
  );
