import type { Deps } from "../../../deps.ts";
import { findCredentials } from "../store.ts";
import { nextCode } from "./totp.ts";
import { findTotp } from "./totp-store.ts";

/**
 * The code that an account's authenticator app would show and the login would accept; null when there is none
 * now.
 */
export async function findDemonstrationCode(deps: Deps, email: string): Promise<string | null> {
  const known = await findCredentials(deps.db, email);
  const totp = known && (await findTotp(deps.db, known.account.id));
  if (!known || !totp?.confirmedAt) return null;
  return nextCode({ accountId: known.account.id, totp, now: deps.now() });
}
