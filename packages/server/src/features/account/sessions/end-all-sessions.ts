import type { Database } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { findCredentials } from "../store.ts";
import { revokeSessions } from "./sessions.ts";

/**
 * The operator's help when an account seems to be in wrong hands: everybody signed in to it must sign in
 * again.
 * @returns whether an account has this address.
 */
export async function endAllSessions(db: Database, email: string, now: Date): Promise<boolean> {
  const known = await findCredentials(db, email.trim());
  if (!known) return false;
  await inTransaction(db, (tx) => revokeSessions(tx, { accountId: known.account.id, now }));
  return true;
}
