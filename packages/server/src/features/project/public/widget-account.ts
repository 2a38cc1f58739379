import type { Db } from "../../../db/transaction.ts";

/** Whether this account exists, so that a widget can show only its projects: without one it shows all. */
export async function getWidgetAccount(db: Db, id: string): Promise<{ isKnown: boolean }> {
  const found = await db.selectFrom("account").select("id").where("id", "=", id).executeTakeFirst();
  return { isKnown: found !== undefined };
}
