import type { UsedPasskey } from "@mec/api/account";
import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Challenge } from "./challenges.ts";
import { findPasskey, recordPasskeyUse } from "./passkey-store.ts";
import { verifyUsedPasskey } from "./passkeys.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";
import { findTotp, useTotpStep } from "./totp-store.ts";

export const badSecondFactor = () =>
  new DomainError(
    "BAD_SECOND_FACTOR",
    "Ce n’est pas le bon code, ou il a déjà servi. Attendez le suivant, puis recommencez.",
  );
const badPasskey = () => new DomainError("BAD_SECOND_FACTOR", "Cette clé d’accès n’a pas pu être vérifiée.");

/**
 * Uses a proof up, in the transaction of the action that it permits.
 * @throws DomainError BAD_SECOND_FACTOR when it was already used.
 */
export type Spend = (tx: Tx) => Promise<void>;

const spending =
  (refusal: () => DomainError, use: (tx: Tx) => Promise<boolean>): Spend =>
  async (tx) => {
    if (!(await use(tx))) throw refusal();
  };

export async function proveByCode(deps: Deps, accountId: string, code: string): Promise<Spend> {
  const totp = await findTotp(deps.db, accountId);
  const step = totp?.confirmedAt && stepOfCode({ accountId, totp, code, now: deps.now() });
  if (typeof step !== "number") throw badSecondFactor();
  return spending(badSecondFactor, (tx) => useTotpStep(tx, accountId, step));
}

export const proveByRecoveryCode = (deps: Deps, accountId: string, code: string): Spend =>
  spending(
    () => new DomainError("BAD_SECOND_FACTOR", "Ce code de secours n’existe pas, ou il a déjà servi."),
    (tx) => useRecoveryCode(tx, { accountId, code, now: deps.now() }),
  );

/**
 * The owner of the passkey, when it signed the challenge and, if the challenge has an account, is that
 * account's.
 */
export async function proveByPasskey(
  deps: Deps,
  used: UsedPasskey,
  { accountId, bytes }: Challenge,
): Promise<{ accountId: string; spend: Spend }> {
  const known = await findPasskey(deps.db, used.id);
  if (!known || (accountId !== null && known.accountId !== accountId)) throw badPasskey();
  const newCounter = await verifyUsedPasskey(deps.config, used, { challenge: bytes, known });
  if (newCounter === null) throw badPasskey();
  return {
    accountId: known.accountId,
    spend: spending(badPasskey, (tx) => recordPasskeyUse(tx, known, { newCounter, now: deps.now() })),
  };
}
