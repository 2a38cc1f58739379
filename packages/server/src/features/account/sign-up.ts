import type { CallInput } from "@mec/api";
import type { accountCalls } from "@mec/api/account";
import type { SessionUser } from "@mec/domain/account";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { admitNewAccount, createAccount } from "./create-account.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { refuseWeakPassword } from "./passwords/weak-passwords.ts";
import { toSessionUser } from "./sessions/session-user.ts";
import { openSession } from "./sessions/sessions.ts";

/**
 * Makes an account and its first session.
 * @throws DomainError EMAIL_ALREADY_USED, WEAK_PASSWORD
 * @throws TooManyTries
 */
export async function signUp(
  deps: Deps,
  { password, isProposing, isPublishing, ...person }: CallInput<typeof accountCalls.signUp>["body"],
  origin: Origin,
): Promise<{ user: SessionUser; token: string }> {
  refuseWeakPassword(password, person, "password");
  await admitNewAccount(deps, person.email, origin);
  const passwordHash = await hashPassword(deps, password, origin.ip);
  return inTransaction(deps.db, async (tx) => {
    const account = await createAccount(
      deps,
      tx,
      { ...person, passwordHash },
      { ...(isProposing && { isProposing }), ...(isPublishing && { isPublishing }) },
    );
    const token = await openSession(tx, { accountId: account.id, origin, now: deps.now() });
    return { user: toSessionUser(deps.config, { ...account, secondFactorRequired: false }), token };
  });
}
