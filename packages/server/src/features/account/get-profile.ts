import type { CallOutput } from "@mec/api";
import type { accountCalls } from "@mec/api/account";
import type { Db } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { findPending } from "./email-change/store.ts";
import { findAccount } from "./store.ts";

/** The signed-in person's own profile. */
export async function getProfile(
  deps: Deps,
  actor: Actor,
  db: Db = deps.db,
): Promise<CallOutput<typeof accountCalls.getProfile>> {
  const account = await findAccount(db, actor.id);
  if (!account) throw new Error("A signed-in person has no account");
  const { firstName, lastName, email, phoneNumber, emailVerified, createdAt } = account;
  const pending = await findPending(db, actor.id, deps.now());
  return {
    firstName,
    lastName,
    email,
    phoneNumber,
    emailVerified,
    pendingEmail: pending?.email ?? null,
    created: createdAt.toISOString(),
  };
}
