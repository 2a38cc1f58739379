import type { Db } from "../../db/transaction.ts";

/** Whether a widget can keep to the projects of this account: without such an account it shows all. */
export async function getWidgetAccount(db: Db, id: string): Promise<{ isKnown: boolean }> {
  const found = await db.selectFrom("account").select("id").where("id", "=", id).executeTakeFirst();
  return { isKnown: found !== undefined };
}
