import type { CallInput } from "@mec/api";
import type { signInCalls, UsedPasskey } from "@mec/api/account";
import { type SessionUser, sessionRights } from "@mec/domain/account";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps, Origin } from "../../../deps.ts";
import { toSessionUser } from "../sessions/session-user.ts";
import { noteNewDevice, openSession } from "../sessions/sessions.ts";
import { type Account, findAccount } from "../store.ts";
import { type Challenge, findChallenge, keepChallenge, takeChallenge } from "./challenges.ts";
import { tell } from "./enrolment.ts";
import { passkeyRequestOptions } from "./passkeys.ts";
import { findPendingLogin, noLoginUnderWay } from "./pending-login.ts";
import { proveByCode, proveByPasskey, proveByRecoveryCode, type Spend } from "./proofs.ts";

type Proof = CallInput<typeof signInCalls.proveSecondFactor>["body"];
type Opened = { user: SessionUser; token: string };

/** Uses up challenge and proof, and opens a session marked with a second factor. */
async function open(
  deps: Deps,
  account: Account,
  { challengeToken, spend, origin }: { challengeToken: string | undefined; spend: Spend; origin: Origin },
): Promise<Opened> {
  const accountId = account.id;
  const token = await inTransaction(deps.db, async (tx) => {
    if (!(await takeChallenge(tx, challengeToken))) throw noLoginUnderWay();
    await spend(tx);
    await noteNewDevice(tx, { accountId, origin, now: deps.now() });
    return openSession(tx, { accountId, origin, now: deps.now(), hasSecondFactor: true });
  });
  return { user: toSessionUser(deps.config, { ...account, ...sessionRights(account.roles, true) }), token };
}

async function judge(deps: Deps, proof: Proof, challenge: Challenge, accountId: string): Promise<Spend> {
  if ("passkey" in proof) return (await proveByPasskey(deps, proof.passkey, challenge)).spend;
  if ("code" in proof) return proveByCode(deps, accountId, proof.code);
  const spend = proveByRecoveryCode(deps, accountId, proof.recoveryCode);
  return async (tx) => {
    await spend(tx);
    await tell(deps, tx, accountId, "recovery-code-used");
  };
}

/**
 * Completes the login that waits for its second factor. Each try is counted for the account before it is
 * checked: whoever gets here knows its password.
 * @throws DomainError NO_LOGIN_UNDER_WAY, BAD_SECOND_FACTOR
 * @throws TooManyTries
 */
export async function proveSecondFactor(
  deps: Deps,
  proof: Proof,
  { challengeToken, origin }: { challengeToken: string | undefined; origin: Origin },
): Promise<Opened> {
  const { challenge, account } = await findPendingLogin(deps, challengeToken);
  await deps.limits.count("secondFactorPerAccount", account.id);
  const spend = await judge(deps, proof, challenge, account.id);
  const opened = await open(deps, account, { challengeToken, spend, origin });
  await deps.limits.forget("secondFactorPerAccount", account.id);
  return opened;
}

/** @throws TooManyTries */
export async function startPasskeyLogin(deps: Deps, origin: Origin) {
  await deps.limits.count("passkeyLoginsPerIp", origin.ip);
  const begun = { purpose: "passkey-login", accountId: null, now: deps.now() } as const;
  const { token, bytes } = await keepChallenge(deps.db, begun);
  return { token, options: passkeyRequestOptions(deps.config, bytes) };
}

/**
 * Signs in by a passkey alone: it counts as two factors, since the device also checked that its person uses
 * it.
 * @throws DomainError NO_LOGIN_UNDER_WAY, BAD_SECOND_FACTOR
 */
export async function logInWithPasskey(
  deps: Deps,
  passkey: UsedPasskey,
  { challengeToken, origin }: { challengeToken: string | undefined; origin: Origin },
): Promise<Opened> {
  const sought = { token: challengeToken, purpose: "passkey-login", now: deps.now() } as const;
  const challenge = await findChallenge(deps.db, sought);
  if (!challenge) throw noLoginUnderWay();
  const { accountId, spend } = await proveByPasskey(deps, passkey, challenge);
  const account = await findAccount(deps.db, accountId);
  if (!account) throw noLoginUnderWay();
  return open(deps, account, { challengeToken, spend, origin });
}
