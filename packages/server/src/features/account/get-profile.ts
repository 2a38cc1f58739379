import type { CallOutput } from "@mec/api";
import type { accountCalls } from "@mec/api/account";
import type { Actor, Deps } from "../../deps.ts";
import { findAccount } from "./store.ts";

/** The signed-in person's own profile. */
export async function getProfile(
  deps: Deps,
  actor: Actor,
): Promise<CallOutput<typeof accountCalls.getProfile>> {
  const account = await findAccount(deps.db, actor.id);
  if (!account) throw new Error("A signed-in person has no account");
  const { firstName, lastName, email, phoneNumber, emailVerified, createdAt } = account;
  return { firstName, lastName, email, phoneNumber, emailVerified, created: createdAt.toISOString() };
}
