import type { CallOutput } from "@mec/api";
import type { securityCalls } from "@mec/api/account";
import { DomainError } from "@mec/domain/shared";
import bowser from "bowser";
import type { Actor, Deps } from "../../deps.ts";
import { shortNetwork } from "../../http/network.ts";
import { findOpenSessions, revokeOwnSession, revokeSessions } from "./sessions.ts";

/** "Chrome sur Windows": what a browser says of itself, for its owner to tell his own. */
function deviceOf(userAgent: string): string | null {
  if (userAgent === "") return null;
  const { browser, os } = bowser.parse(userAgent);
  if (!browser.name) return null;
  return os.name ? `${browser.name} sur ${os.name}` : browser.name;
}

/** The browsers in which the person is signed in, the last used first. */
export async function listSessions(
  deps: Deps,
  actor: Actor,
): Promise<CallOutput<typeof securityCalls.listSessions>> {
  const sessions = await findOpenSessions(deps.db, actor.id, deps.now());
  return sessions.map(({ id, created_at, last_seen_at, ip, user_agent }) => ({
    id,
    device: deviceOf(user_agent),
    network: shortNetwork(ip),
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
}

export async function endSession(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (await revokeOwnSession(deps.db, { id, accountId: actor.id, now: deps.now() })) return;
  throw new DomainError("NOT_FOUND", "NOT_FOUND");
}

export async function endOtherSessions(deps: Deps, actor: Actor): Promise<void> {
  await revokeSessions(deps.db, {
    accountId: actor.id,
    keptSessionId: actor.sessionId,
    now: deps.now(),
  });
}
