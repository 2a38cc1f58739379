import type { MadePasskey } from "@mec/api/account";
import { DomainError } from "@mec/domain/shared";
import { inTransaction, type Tx, violatedUnique } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { holdSession } from "../sessions/sessions.ts";
import { findChallenge, keepChallenge, takeChallenge } from "./challenges.ts";
import { settleEnrolment, settleRemoval } from "./enrolment.ts";
import { hasSecondFactor, lockFactors } from "./factor-store.ts";
import { deletePasskey, findPasskeys, insertPasskey, renamePasskey } from "./passkey-store.ts";
import { passkeyCreationOptions, verifyMadePasskey } from "./passkeys.ts";

const mostPasskeys = 10;
const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");
const badPasskey = () =>
  new DomainError("BAD_PASSKEY", "Votre appareil n’a pas pu enregistrer cette clé d’accès. Recommencez.");

async function refuseTooMany(db: Parameters<typeof findPasskeys>[0], accountId: string) {
  const known = await findPasskeys(db, accountId);
  if (known.length < mostPasskeys) return known;
  throw new DomainError(
    "TOO_MANY_PASSKEYS",
    `Vous avez déjà ${mostPasskeys} clés d’accès\u00a0: supprimez-en une avant d’en ajouter une autre.`,
  );
}

/** @throws DomainError TOO_MANY_PASSKEYS */
export async function startPasskeyEnrolment(deps: Deps, actor: Actor) {
  const known = await refuseTooMany(deps.db, actor.id);
  const begun = { purpose: "passkey-enrolment", accountId: actor.id, now: deps.now() } as const;
  const { token, bytes } = await keepChallenge(deps.db, begun);
  return { token, options: passkeyCreationOptions(deps.config, actor, { challenge: bytes, known }) };
}

async function refusingKnownPasskey(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (violatedUnique(error) !== "passkey_credential_id_key") throw error;
    throw new DomainError("PASSKEY_ALREADY_ENROLLED", "Cette clé d’accès est déjà enregistrée.");
  }
}

/**
 * Keeps the passkey that the browser has made.
 * @returns recovery codes to show once, for a person who has none.
 * @throws DomainError BAD_PASSKEY, PASSKEY_ALREADY_ENROLLED, TOO_MANY_PASSKEYS
 */
export async function enrolPasskey(
  deps: Deps,
  actor: Actor,
  { name, passkey, token }: { name: string; passkey: MadePasskey; token: string | undefined },
): Promise<string[] | null> {
  const now = deps.now();
  const challenge = await findChallenge(deps.db, { token, purpose: "passkey-enrolment", now });
  if (challenge?.accountId !== actor.id) throw badPasskey();
  const made = await verifyMadePasskey(deps.config, passkey, challenge.bytes);
  if (!made) throw badPasskey();
  return inTransaction(deps.db, async (tx: Tx) => {
    await lockFactors(tx, actor.id);
    await holdSession(tx, actor, deps.now());
    if (!(await takeChallenge(tx, token))) throw badPasskey();
    await refuseTooMany(tx, actor.id);
    const wasFirst = !(await hasSecondFactor(tx, actor.id));
    await refusingKnownPasskey(insertPasskey(tx, { ...made, accountId: actor.id, name }, now));
    return settleEnrolment(deps, tx, actor, { wasFirst, change: "passkey-added" });
  });
}

export async function nameOwnPasskey(deps: Deps, actor: Actor, id: string, name: string): Promise<void> {
  if (!(await renamePasskey(deps.db, actor.id, id, name))) throw notFound();
}

export async function removeOwnPasskey(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, actor.id);
    await holdSession(tx, actor, deps.now());
    if (!(await deletePasskey(tx, actor.id, id))) throw notFound();
    await settleRemoval(deps, tx, actor.id, "passkey-removed");
  });
}
