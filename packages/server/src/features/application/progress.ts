import type { ApplicationProgress } from "@mec/domain/application";
import type { Db } from "../../db/transaction.ts";
import { applicationColumns, historyOf, toApplicationProgress } from "./reads.ts";

/** An application as its two sides read it. */
export async function readApplication(db: Db, id: string): Promise<ApplicationProgress> {
  const row = await db
    .selectFrom("application")
    .select(applicationColumns)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return toApplicationProgress(row, (await historyOf(db, [id])).get(id) ?? []);
}
