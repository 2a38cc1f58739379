import type { CallOutput } from "@mec/api";
import type { securityCalls } from "@mec/api/account";
import { DomainError } from "@mec/domain/shared";
import bowser from "bowser";
import { type Paging, readPart } from "../../../answering.ts";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { shortNetwork } from "../../../limits/network.ts";
import { recordOwnAct } from "../../audit/index.ts";
import { countOpenSessions, findOpenSessions, revokeOwnSession, revokeSessions } from "./sessions.ts";

/** "Chrome sur Windows": what a browser says of itself, so that the person recognises his own. */
function deviceOf(userAgent: string): string | null {
  if (userAgent === "") return null;
  const { browser, os } = bowser.parse(userAgent);
  if (!browser.name) return null;
  return os.name ? `${browser.name} sur ${os.name}` : browser.name;
}

/** The browsers in which the person is signed in, the last used first. */
export async function listSessions(
  { db, now }: Deps,
  actor: Actor,
  paging: Paging,
): Promise<CallOutput<typeof securityCalls.listSessions>> {
  const sessions = await readPart(
    paging,
    (part) => findOpenSessions(db, actor.id, now(), part),
    () => countOpenSessions(db, actor.id, now()),
  );
  return sessions.map(({ id, created_at, last_seen_at, ip, user_agent }) => ({
    id,
    device: deviceOf(user_agent),
    network: shortNetwork(ip),
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
}

async function recordEnded(tx: Tx, actor: Actor, { count, now }: { count: number; now: Date }) {
  if (count === 0) return;
  await recordOwnAct(tx, { kind: "sessions-ended", detail: { count }, accountId: actor.id, at: now });
}

export async function endSession(deps: Deps, actor: Actor, id: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    if (!(await revokeOwnSession(tx, { id, accountId: actor.id, now })))
      throw new DomainError("NOT_FOUND", "NOT_FOUND");
    await recordEnded(tx, actor, { count: 1, now });
  });
}

export async function endOtherSessions(deps: Deps, actor: Actor): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const count = await revokeSessions(tx, { accountId: actor.id, keptSessionId: actor.sessionId, now });
    await recordEnded(tx, actor, { count, now });
  });
}
