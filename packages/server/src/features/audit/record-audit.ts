import type { AuditActor, AuditFact, AuditObjectKind } from "@mec/domain/audit";
import type { Db } from "../../db/transaction.ts";

/** What was seen or acted upon, and whose it is. */
export interface AuditObject {
  readonly kind: AuditObjectKind;
  readonly id: string;
  readonly name: string;
  readonly accountId: string;
}

export type AuditEvent = AuditFact & {
  readonly at: Date;
  /** As whom somebody acted, and who: nobody has an account at the server's console. */
  readonly by: AuditActor;
  readonly actorId: string | null;
  /** The account that it concerns, which reads the line. */
  readonly subjectId: string | null;
  readonly object?: AuditObject | undefined;
};

/** Writes in the journal, in the transaction of what happened. */
export async function recordAudit(db: Db, ...events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto("audit_event")
    .values(
      events.map(({ kind, detail, at, by, actorId, subjectId, object }) => ({
        kind,
        at,
        actor: by,
        actor_id: actorId,
        subject_id: subjectId,
        project_id: object?.kind === "project" ? object.id : null,
        object_kind: object?.kind ?? null,
        object_id: object?.id ?? null,
        object_name: object?.name ?? null,
        detail: JSON.stringify(detail),
      })),
    )
    // One look an hour: see 0014-audit.ts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a person did to his own account. */
export const recordOwnAct = (
  db: Db,
  {
    accountId,
    at,
    object,
    ...fact
  }: AuditFact & { accountId: string; at: Date; object?: AuditObject | undefined },
): Promise<void> =>
  recordAudit(db, { ...fact, at, object, by: "person", actorId: accountId, subjectId: accountId });
