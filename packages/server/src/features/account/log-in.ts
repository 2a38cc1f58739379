import type { Login, SessionUser } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { isPasswordRight } from "./passwords.ts";
import { toSessionUser } from "./session-user.ts";
import { openSession } from "./sessions.ts";
import { findCredentials, lockPasswordHash } from "./store.ts";

const badCredentials = () =>
  new DomainError("BAD_CREDENTIALS", "L’adresse e-mail ou le mot de passe est incorrect.");

/** @throws TooManyTries when failures have used up what this address and this place may try. */
async function checkFailures(deps: Deps, email: string, ip: string): Promise<void> {
  await deps.limits.check("loginPerEmail", email);
  await deps.limits.check("loginPerIp", ip);
}

async function countFailure(deps: Deps, email: string, ip: string): Promise<void> {
  await deps.limits.count("loginPerEmail", email);
  await deps.limits.count("loginPerIp", ip);
}

/**
 * Same answer and same time whether the e-mail exists. Only failures count, and a success forgets those of its e-mail.
 * The failures are looked at again after the verification: of guesses sent all at once, no more are answered than
 * the limit allows.
 * @throws DomainError BAD_CREDENTIALS
 * @throws TooManyTries
 */
export async function logIn(
  deps: Deps,
  { email, password }: Login,
  origin: Origin,
): Promise<{ user: SessionUser; token: string }> {
  await checkFailures(deps, email, origin.ip);
  const known = await findCredentials(deps.db, email);
  const isRight = await isPasswordRight(known?.passwordHash, password);
  if (!known || !isRight) {
    await countFailure(deps, email, origin.ip);
    throw badCredentials();
  }
  await checkFailures(deps, email, origin.ip);
  await deps.limits.forget("loginPerEmail", email);
  const { account, passwordHash } = known;
  const token = await inTransaction(deps.db, async (tx) => {
    // A password that was changed during the verification ended every session: none may open after it.
    if ((await lockPasswordHash(tx, account.id)) !== passwordHash) throw badCredentials();
    return openSession(tx, { accountId: account.id, origin, now: deps.now() });
  });
  return { user: toSessionUser(account), token };
}
