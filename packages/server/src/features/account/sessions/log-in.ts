import type { Login, SessionUser } from "@mec/domain/account";
import { sessionRights } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps, Origin } from "../../../deps.ts";
import { keepChallenge } from "../factors/challenges.ts";
import { hasSecondFactor } from "../factors/factor-store.ts";
import { isPasswordRight } from "../passwords/passwords.ts";
import { type Account, findCredentials, lockPasswordHash } from "../store.ts";
import { type Failures, failuresOf } from "./login-failures.ts";
import { toSessionUser } from "./session-user.ts";
import { noteNewDevice, openSession } from "./sessions.ts";

const badCredentials = () =>
  new DomainError("BAD_CREDENTIALS", "L’adresse e-mail ou le mot de passe est incorrect.");

export type LoggedIn =
  | { readonly user: SessionUser; readonly token: string }
  /** The password is right, and a second factor is enrolled: the token for proving it. */
  | { readonly challengeToken: string };

/** A session at once, or the challenge of the second factor where one is enrolled. */
function open(
  deps: Deps,
  { account, passwordHash }: { account: Account; passwordHash: string },
  origin: Origin,
): Promise<LoggedIn> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    // A password changed during the verification ended every session: none may be opened afterwards.
    if ((await lockPasswordHash(tx, account.id)) !== passwordHash) throw badCredentials();
    if (await hasSecondFactor(tx, account.id)) {
      const { token } = await keepChallenge(tx, { purpose: "second-factor", accountId: account.id, now });
      return { challengeToken: token };
    }
    await noteNewDevice(tx, { accountId: account.id, origin, now });
    const token = await openSession(tx, { accountId: account.id, origin, now });
    return {
      user: toSessionUser(deps.config, { ...account, ...sessionRights(account.roles, false) }),
      token,
    };
  });
}

async function judge(deps: Deps, { email, password }: Login, ip: string, failures: Failures) {
  await failures.check();
  const known = await findCredentials(deps.db, email);
  const isRight = await isPasswordRight(deps, { hash: known?.passwordHash, password }, ip);
  if (!known || !isRight) {
    await failures.count();
    throw badCredentials();
  }
  await failures.check();
  await failures.forget();
  return known;
}

/**
 * Gives the same answer in the same time whether or not the e-mail exists. Only failures count against the limit, and
 * a success forgets those of its e-mail. Failures are checked again after the verification: of guesses sent all at
 * once, no more are answered than the limit allows.
 * @throws DomainError BAD_CREDENTIALS
 * @throws TooManyTries
 */
export async function logIn(
  deps: Deps,
  login: Login,
  { origin, unlockToken }: { origin: Origin; unlockToken?: string | undefined },
): Promise<LoggedIn> {
  const failures = await failuresOf(deps, login.email, { ip: origin.ip, unlockToken });
  return open(deps, await judge(deps, login, origin.ip, failures), origin);
}
