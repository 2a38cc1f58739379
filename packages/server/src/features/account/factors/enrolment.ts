import type { AuditFact } from "@mec/domain/audit";
import type { Tx } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import type { SecurityChange } from "../../../jobs/events.ts";
import { recordOwnAct } from "../../audit/index.ts";
import { confirmSession, revokeSessions } from "../sessions/sessions.ts";
import { forgetSecondFactor, hasSecondFactor } from "./factor-store.ts";
import { countCodesLeft, renewCodes } from "./recovery-codes.ts";

const facts: Record<SecurityChange, AuditFact> = {
  "passkey-added": { kind: "factor-added", detail: { factor: "passkey" } },
  "passkey-removed": { kind: "factor-removed", detail: { factor: "passkey" } },
  "totp-added": { kind: "factor-added", detail: { factor: "totp" } },
  "totp-removed": { kind: "factor-removed", detail: { factor: "totp" } },
  "recovery-codes-renewed": { kind: "recovery-codes-renewed", detail: {} },
  "recovery-code-used": { kind: "recovery-code-used", detail: {} },
};

/** Records each change in the journal, and tells the person by mail, in case somebody else made it. */
export async function tell(deps: Deps, tx: Tx, accountId: string, change: SecurityChange): Promise<void> {
  await recordOwnAct(tx, { ...facts[change], accountId, at: deps.now() });
  await deps.queue.emit(tx, { type: "security-changed", accountId, change });
}

/**
 * The consequences of a factor just proven and kept. With the first factor, all other sessions end, since a
 * password alone opened them.
 * @returns recovery codes to show once, for a person who has none left.
 */
export async function settleEnrolment(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { wasFirst, change }: { wasFirst: boolean; change: SecurityChange },
): Promise<string[] | null> {
  const now = deps.now();
  if (wasFirst) await revokeSessions(tx, { accountId: actor.id, keptSessionId: actor.sessionId, now });
  await confirmSession(tx, actor.sessionId, { now, bySecondFactor: true });
  await tell(deps, tx, actor.id, change);
  return (await countCodesLeft(tx, actor.id)) > 0 ? null : renewCodes(tx, actor.id, now);
}

/** The consequences of a removed factor: if it was the last one, only the password protects the account. */
export async function settleRemoval(
  deps: Deps,
  tx: Tx,
  accountId: string,
  change: SecurityChange,
): Promise<void> {
  if (!(await hasSecondFactor(tx, accountId))) await forgetSecondFactor(tx, accountId);
  await tell(deps, tx, accountId, change);
}
