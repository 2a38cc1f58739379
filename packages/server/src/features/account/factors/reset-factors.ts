import type { Database } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { recordOperatorAct } from "../../audit/index.ts";
import { revokeSessions } from "../sessions/sessions.ts";
import { findCredentials } from "../store.ts";
import { eraseFactors, lockFactors } from "./factor-store.ts";

/**
 * The operator's help for a person who has lost every factor and every code: no factor is asked any more, and
 * every session ends.
 * @returns whether an account has this address.
 */
export async function resetFactors(db: Database, email: string, now: Date): Promise<boolean> {
  const known = await findCredentials(db, email.trim());
  if (!known) return false;
  const accountId = known.account.id;
  await inTransaction(db, async (tx) => {
    await lockFactors(tx, accountId);
    await eraseFactors(tx, accountId);
    await revokeSessions(tx, { accountId, now });
    await recordOperatorAct(tx, email, { kind: "factors-reset", detail: {} }, now);
  });
  return true;
}
