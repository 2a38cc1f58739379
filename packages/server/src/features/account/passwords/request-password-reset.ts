import { DomainError, messages } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps, Origin } from "../../../deps.ts";
import { findCredentials } from "../store.ts";

/**
 * The link is made and sent by the reaction to the event.
 * @throws DomainError UNKNOWN_EMAIL
 * @throws TooManyTries
 */
export async function requestPasswordReset(deps: Deps, email: string, origin: Origin): Promise<void> {
  await deps.limits.count("knownAddressesPerIp", origin.ip);
  await deps.limits.count("resetPerEmail", email);
  const known = await findCredentials(deps.db, email);
  if (!known) throw new DomainError("UNKNOWN_EMAIL", messages.unknownEmail);
  await inTransaction(deps.db, (tx) =>
    deps.queue.emit(tx, { type: "password-reset-requested", accountId: known.account.id }),
  );
}
