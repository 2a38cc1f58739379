import type { AuditFact } from "@mec/domain/audit";
import type { Tx } from "../../db/transaction.ts";
import { recordAudit } from "./record-audit.ts";

type OperatorFact = Extract<AuditFact, { kind: "role-changed" | "plan-granted" | "factors-reset" }>;

/** Records what was given, taken back or reset at the server's console, for the account of this address. */
export async function recordOperatorAct(tx: Tx, email: string, fact: OperatorFact, at: Date): Promise<void> {
  const account = await tx
    .selectFrom("account")
    .select("id")
    .where((where) => where(where.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
    .executeTakeFirst();
  if (!account) return;
  await recordAudit(tx, { ...fact, at, by: "operator", actorId: null, subjectId: account.id });
}
