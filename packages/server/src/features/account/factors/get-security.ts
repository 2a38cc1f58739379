import type { CallOutput } from "@mec/api";
import type { securityCalls } from "@mec/api/account";
import type { Actor, Deps } from "../../../deps.ts";
import { findPasskeys } from "./passkey-store.ts";
import { countCodesLeft } from "./recovery-codes.ts";
import { findTotp } from "./totp-store.ts";

/** The person's second factors. */
export async function getSecurity(
  { db }: Deps,
  actor: Actor,
): Promise<CallOutput<typeof securityCalls.getSecurity>> {
  const passkeys = await findPasskeys(db, actor.id);
  const totp = await findTotp(db, actor.id);
  return {
    required: actor.secondFactorRequired,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    totpSince: totp?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countCodesLeft(db, actor.id),
  };
}
