import type { CallOutput } from "@mec/api";
import type { signInCalls } from "@mec/api/account";
import { DomainError } from "@mec/domain/shared";
import { demoCodePath, demoSupport, showsDemoCode } from "../../../config/demo-accounts.ts";
import type { Deps } from "../../../deps.ts";
import { type Account, findAccount } from "../store.ts";
import { type Challenge, findChallenge } from "./challenges.ts";
import { findPasskeys } from "./passkey-store.ts";
import { passkeyRequestOptions } from "./passkeys.ts";
import { countCodesLeft } from "./recovery-codes.ts";
import { findTotp } from "./totp-store.ts";

export const noLoginUnderWay = () =>
  new DomainError("NO_LOGIN_UNDER_WAY", "Cette connexion a pris trop de temps. Recommencez-la.");

/** The login that waits for its second factor. @throws DomainError NO_LOGIN_UNDER_WAY */
export async function findPendingLogin(
  deps: Deps,
  token: string | undefined,
): Promise<{ challenge: Challenge; account: Account }> {
  const challenge = await findChallenge(deps.db, { token, purpose: "second-factor", now: deps.now() });
  const account = challenge?.accountId ? await findAccount(deps.db, challenge.accountId) : null;
  if (!challenge || !account) throw noLoginUnderWay();
  return { challenge, account };
}

/** The request to the browser for one of the account's passkeys; null when there is none. */
export async function ownPasskeyRequest(deps: Deps, accountId: string, challenge: string) {
  const passkeys = await findPasskeys(deps.db, accountId);
  return passkeys.length === 0 ? null : passkeyRequestOptions(deps.config, challenge, passkeys);
}

export const hasTotp = async (deps: Deps, accountId: string): Promise<boolean> =>
  (await findTotp(deps.db, accountId))?.confirmedAt != null;

/** How the login may be completed. */
export async function getSecondFactor(
  deps: Deps,
  token: string | undefined,
): Promise<CallOutput<typeof signInCalls.getSecondFactor>> {
  const { challenge, account } = await findPendingLogin(deps, token);
  const isDemonstration = account.email === demoSupport && showsDemoCode(deps.config);
  return {
    totp: await hasTotp(deps, account.id),
    recoveryCode: (await countCodesLeft(deps.db, account.id)) > 0,
    passkey: await ownPasskeyRequest(deps, account.id, challenge.bytes),
    demonstrationCode: isDemonstration ? demoCodePath : null,
  };
}
