import { addressObstacle, type GuardedVerb } from "@mec/domain/account";
import type { Tx } from "../../db/transaction.ts";
import type { Actor } from "../../deps.ts";
import { type Telling, tellOthers } from "../../meeting/moments.ts";
import { saveConfirmedEmail } from "./store.ts";

/**
 * The only place that applies the rule on confirmed addresses.
 * @throws DomainError EMAIL_NOT_CONFIRMED
 */
export function requireConfirmedAddress(verb: GuardedVerb, actor: Pick<Actor, "emailVerified">): void {
  const obstacle = addressObstacle(verb, actor);
  if (obstacle) throw obstacle;
}

/**
 * The person was proven to own this address: what waited for that takes effect, in the same transaction.
 * `newEmail` becomes the account's address when it differs.
 * @throws a violation of the unique index `account_email` when another account has this address.
 */
export async function confirmAddress(
  deps: Telling,
  tx: Tx,
  { accountId, newEmail, now }: { accountId: string; newEmail?: string; now: Date },
): Promise<void> {
  await tellOthers(deps, tx, { type: "confirming-address", accountId });
  await saveConfirmedEmail(tx, accountId, { email: newEmail, now });
  await tellOthers(deps, tx, { type: "address-confirmed", accountId });
}
