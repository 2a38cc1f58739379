import type { CallInput } from "@mec/api";
import type { signInCalls } from "@mec/api/account";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findChallenge, keepChallenge, takeChallenge } from "./factors/challenges.ts";
import { hasTotp, noLoginUnderWay, ownPasskeyRequest } from "./factors/pending-login.ts";
import { proveByCode, proveByPasskey, type Spend } from "./factors/proofs.ts";
import { checkOwnPassword } from "./passwords/check-own-password.ts";
import { confirmSession } from "./sessions/sessions.ts";

type Proof = CallInput<typeof signInCalls.confirmIdentity>["body"];

/** How the person may prove his identity again; a passkey's challenge is kept under the token. */
export async function startConfirmation(deps: Deps, { id }: Actor) {
  const begun = { purpose: "confirmation", accountId: id, now: deps.now() } as const;
  const { token, bytes } = await keepChallenge(deps.db, begun);
  const [totp, passkey] = await Promise.all([hasTotp(deps, id), ownPasskeyRequest(deps, id, bytes)]);
  return { token, answer: { totp, passkey } };
}

async function judge(
  deps: Deps,
  actor: Actor,
  proof: Exclude<Proof, { password: string }>,
  token: string | undefined,
): Promise<Spend> {
  if ("code" in proof) return proveByCode(deps, actor.id, proof.code);
  const challenge = await findChallenge(deps.db, { token, purpose: "confirmation", now: deps.now() });
  if (challenge?.accountId !== actor.id) throw noLoginUnderWay();
  const { spend } = await proveByPasskey(deps, proof.passkey, challenge);
  return async (tx) => {
    if (!(await takeChallenge(tx, token))) throw noLoginUnderWay();
    await spend(tx);
  };
}

/**
 * Proves that the holder of the session owns the account: allows for ten minutes what asks for a confirmed
 * identity.
 * @throws DomainError BAD_CREDENTIALS, BAD_SECOND_FACTOR
 * @throws TooManyTries
 */
export async function confirmIdentity(
  deps: Deps,
  proof: Proof,
  actor: Actor,
  challengeToken: string | undefined,
): Promise<void> {
  if ("password" in proof) {
    await checkOwnPassword(deps, actor, proof.password, "Ce mot de passe est incorrect.");
    await confirmSession(deps.db, actor.sessionId, { now: deps.now(), bySecondFactor: false });
    return;
  }
  await deps.limits.count("secondFactorPerAccount", actor.id);
  const spend = await judge(deps, actor, proof, challengeToken);
  await inTransaction(deps.db, async (tx) => {
    await spend(tx);
    await confirmSession(tx, actor.sessionId, { now: deps.now(), bySecondFactor: true });
  });
  await deps.limits.forget("secondFactorPerAccount", actor.id);
}
