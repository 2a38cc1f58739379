import type { Profile, SessionUser } from "@mec/domain/account";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { refusingUsedEmail } from "./create-account.ts";
import { toSessionUser } from "./session-user.ts";
import { saveProfile } from "./store.ts";
import { cancelTokens } from "./tokens.ts";

/**
 * Changes what is given; an empty phone number removes it. A new address is to be confirmed again; the former one is
 * told, in case somebody else did it, and a reset link that went there no longer works.
 * @throws DomainError EMAIL_ALREADY_USED
 * @throws TooManyTries when mails were asked for the new address too often.
 */
export async function updateProfile(deps: Deps, profile: Profile, actor: Actor): Promise<SessionUser> {
  const email = profile.email ?? actor.email;
  const isSameAddress = email.toLowerCase() === actor.email.toLowerCase();
  const phoneNumber = profile.phoneNumber === undefined ? actor.phoneNumber : profile.phoneNumber || null;
  const { firstName, lastName } = profile;
  if (!isSameAddress) await deps.limits.count("verificationPerEmail", email);
  return inTransaction(deps.db, async (tx) => {
    const account = await refusingUsedEmail(
      saveProfile(tx, actor.id, { email, emailVerified: isSameAddress, firstName, lastName, phoneNumber }),
    );
    if (!isSameAddress) {
      await cancelTokens(tx, { accountId: actor.id, purpose: "password-reset", now: deps.now() });
      await deps.queue.emit(
        tx,
        { type: "email-verification-requested", accountId: actor.id },
        { type: "email-changed", formerEmail: actor.email, firstName: actor.firstName },
      );
    }
    return toSessionUser(account);
  });
}
