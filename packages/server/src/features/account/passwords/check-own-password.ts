import { DomainError } from "@mec/domain/shared";
import type { Actor, Deps } from "../../../deps.ts";
import { findPasswordHash } from "../store.ts";
import { isPasswordRight } from "./passwords.ts";

/**
 * Somebody who finds a session open must not guess the password through it: each try is counted before it is
 * checked. Strangers' failures at the login are counted apart, and do not stop the person here.
 * @throws DomainError BAD_CREDENTIALS
 * @throws TooManyTries
 */
export async function checkOwnPassword(
  deps: Deps,
  actor: Actor,
  password: string,
  refusal: string,
): Promise<void> {
  await deps.limits.count("confirmationPerAccount", actor.id);
  const current = await findPasswordHash(deps.db, actor.id);
  if (!(await isPasswordRight(deps, { hash: current, password }, actor.id)))
    throw new DomainError("BAD_CREDENTIALS", refusal);
  await deps.limits.forget("confirmationPerAccount", actor.id);
}
