import type { AuditActor, AuditFact, AuditObjectKind } from "@mec/domain/audit";
import type { Db } from "../../db/transaction.ts";

/** The object seen or changed, and the account that owns it. */
export interface AuditObject {
  readonly kind: AuditObjectKind;
  readonly id: string;
  readonly name: string;
  readonly accountId: string;
}

export type AuditEvent = AuditFact & {
  readonly at: Date;
  /** In which role somebody acted, and his account: an operator at the server's console has none. */
  readonly by: AuditActor;
  readonly actorId: string | null;
  /** The account that the line concerns, and that may read it. */
  readonly subjectId: string | null;
  readonly object?: AuditObject | undefined;
};

/** Writes to the journal, in the transaction of the event. */
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
    // At most one look an hour is kept: see 0014-audit.ts.
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
