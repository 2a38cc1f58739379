import type { Profile, SessionUser } from "@mec/domain/account";
import type { AdmitVersion } from "../../answering.ts";
import { requireConfirmedIdentity } from "../../confirmed-identity.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { admitChange, beginChange } from "./email-change/ask.ts";
import { getProfile } from "./get-profile.ts";
import { toSessionUser } from "./sessions/session-user.ts";
import { saveProfile } from "./store.ts";

/**
 * Changes the fields given; an empty phone number removes it. A new address waits for its confirmation: until
 * then the account keeps its present one.
 * @throws DomainError EMAIL_ALREADY_USED, CONFIRMATION_OF_IDENTITY_NEEDED for a new address
 * @throws TooManyTries when mails were asked for the new address too often.
 */
export async function updateProfile(
  deps: Deps,
  profile: Profile,
  actor: Actor,
  admitVersion: AdmitVersion,
): Promise<SessionUser> {
  const { firstName, lastName, email = actor.email } = profile;
  const isSameAddress = email.toLowerCase() === actor.email.toLowerCase();
  const phoneNumber = profile.phoneNumber === undefined ? actor.phoneNumber : profile.phoneNumber || null;
  if (!isSameAddress) requireConfirmedIdentity(actor, deps.now());
  const isChange = !isSameAddress && (await admitChange(deps, actor, email));
  return inTransaction(deps.db, async (tx) => {
    await tx.selectFrom("account").select("id").where("id", "=", actor.id).forNoKeyUpdate().execute();
    admitVersion(await getProfile(deps, actor, tx));
    const kept = isSameAddress ? email : actor.email;
    const account = await saveProfile(tx, actor.id, { email: kept, firstName, lastName, phoneNumber });
    if (isChange) await beginChange(deps, tx, actor, email);
    const { roles, secondFactorRequired } = actor;
    return toSessionUser(deps.config, { ...account, roles, secondFactorRequired });
  });
}
