import type { AuditActor, AuditFact, AuditKind, AuditObjectKind } from "@mec/domain/audit";
import type { Generated } from "kysely";
import type { Instant, Json } from "../../db/columns.ts";

/**
 * Append-only: a trigger of 0014-audit.ts allows only that a row loses the accounts it names, and is deleted
 * after 12 months.
 */
interface AuditEventTable {
  id: Generated<string>;
  at: Instant;
  kind: AuditKind;
  /** The role in which `actor_id` acted. */
  actor: AuditActor;
  actor_id: string | null;
  /** The account that it concerns. */
  subject_id: string | null;
  /** It also concerns those who take part in this project. */
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
