import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { confirmAddress } from "../account/index.ts";

/**
 * The reader of a mailed link is signed in to the account that has this mailbox: the link has proven it, as the one of the
 * welcome mail does. In a transaction of its own, since an account's projects are locked before anything else.
 */
export async function confirmOwnMailbox(deps: Deps, actor: Actor | null, email: string): Promise<void> {
  if (!actor || actor.emailVerified || actor.email.toLowerCase() !== email.toLowerCase()) return;
  await inTransaction(deps.db, (tx) => confirmAddress(deps, tx, { accountId: actor.id, now: deps.now() }));
}
