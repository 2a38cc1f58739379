import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { holdSession } from "../sessions/sessions.ts";
import { settleEnrolment, settleRemoval, tell } from "./enrolment.ts";
import { hasSecondFactor, lockFactors } from "./factor-store.ts";
import { badSecondFactor } from "./proofs.ts";
import { renewCodes } from "./recovery-codes.ts";
import { makeTotpSecret, stepOfCode } from "./totp.ts";
import { confirmTotp, findTotp, removeTotp, savePendingTotp } from "./totp-store.ts";

const alreadyEnrolled = () =>
  new DomainError(
    "TOTP_ALREADY_ENROLLED",
    "Une application est déjà enregistrée\u00a0: supprimez-la avant d’en enregistrer une autre.",
  );

/** Makes a secret for an app; no login asks for its codes yet. @throws DomainError TOTP_ALREADY_ENROLLED */
export async function startTotp(deps: Deps, actor: Actor): Promise<{ secret: string; uri: string }> {
  const { sealed, ...shown } = makeTotpSecret(actor);
  const pending = { accountId: actor.id, secret: sealed, now: deps.now() };
  if (!(await savePendingTotp(deps.db, pending))) throw alreadyEnrolled();
  return shown;
}

/**
 * Enrols the app once a first code shows that it has the secret.
 * @returns recovery codes to show once, for a person who has none.
 * @throws DomainError BAD_SECOND_FACTOR, TOTP_ALREADY_ENROLLED
 * @throws TooManyTries
 */
export async function enrolTotp(deps: Deps, actor: Actor, code: string): Promise<string[] | null> {
  const now = deps.now();
  const accountId = actor.id;
  await deps.limits.count("secondFactorPerAccount", accountId);
  const totp = await findTotp(deps.db, accountId);
  if (totp?.confirmedAt) throw alreadyEnrolled();
  const step = totp && stepOfCode({ accountId, totp, code, now });
  if (totp === null || step === null) throw badSecondFactor();
  const recoveryCodes = await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, accountId);
    await holdSession(tx, actor, now);
    const wasFirst = !(await hasSecondFactor(tx, accountId));
    const { secret } = totp;
    if (!(await confirmTotp(tx, { accountId, secret, step, now }))) throw alreadyEnrolled();
    return settleEnrolment(deps, tx, actor, { wasFirst, change: "totp-added" });
  });
  await deps.limits.forget("secondFactorPerAccount", accountId);
  return recoveryCodes;
}

export async function removeOwnTotp(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, actor.id);
    await holdSession(tx, actor, deps.now());
    if (await removeTotp(tx, actor.id)) await settleRemoval(deps, tx, actor.id, "totp-removed");
  });
}

/** @throws DomainError NO_SECOND_FACTOR for a person without a factor that the codes could replace. */
export async function renewRecoveryCodes(deps: Deps, actor: Actor): Promise<string[]> {
  return inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, actor.id);
    await holdSession(tx, actor, deps.now());
    if (!(await hasSecondFactor(tx, actor.id))) {
      throw new DomainError(
        "NO_SECOND_FACTOR",
        "Ajoutez d’abord une clé d’accès ou une application d’authentification.",
      );
    }
    await tell(deps, tx, actor.id, "recovery-codes-renewed");
    return renewCodes(tx, actor.id, deps.now());
  });
}
