import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** Whether something was counted for a person that is to be paid, who has not said to whom it is invoiced. */
export async function lacksCustomer(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (select from billable_event e where e.account_id = ${accountId} and e.amount_excl_tax > 0)
      and not exists (select from customer_account c where c.account_id = ${accountId}) as lacks`.execute(db);
  return rows[0]?.lacks ?? false;
}
