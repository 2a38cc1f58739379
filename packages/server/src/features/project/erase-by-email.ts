import type { Tx } from "../../db/transaction.ts";

/** Erases what visitors left with an address, which alone tells whose it is. */
export async function eraseByEmail(tx: Tx, email: string): Promise<void> {
  for (const table of ["project_alert", "contact_message"] as const) {
    await tx
      .deleteFrom(table)
      .where((where) => where(where.fn("lower", ["email"]), "=", email.toLowerCase()))
      .execute();
  }
}
