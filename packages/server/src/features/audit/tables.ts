import type { AuditActor, AuditFact, AuditKind, AuditObjectKind } from "@mec/domain/audit";
import type { Generated } from "kysely";
import type { Instant, Json } from "../../db/columns.ts";

/** Append-only: a trigger of 0014-audit.ts lets a row only lose who it names, and go after 12 months. */
interface AuditEventTable {
  id: Generated<string>;
  at: Instant;
  kind: AuditKind;
  /** As whom `actor_id` acted. */
  actor: AuditActor;
  actor_id: string | null;
  /** Whom it concerns. */
  subject_id: string | null;
  /** Concerns those who take part in it, too. */
  project_id: string | null;
  object_kind: AuditObjectKind | null;
  object_id: string | null;
  object_name: string | null;
  detail: Json<AuditFact["detail"]>;
}

declare module "../../db/schema.ts" {
  interface Schema {
    audit_event: AuditEventTable;
  }
}
