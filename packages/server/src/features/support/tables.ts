import type { ModerationAct } from "@mec/domain/support";
import type { Generated } from "kysely";
import type { Instant, NullableInstant } from "../../db/columns.ts";

interface ModerationTable {
  id: Generated<string>;
  project_id: string;
  decision: ModerationAct;
  reason: string;
  author_id: string | null;
  created_at: Instant;
}

/** When a person was last reminded of something missing. */
interface MissingReminderTable {
  missing_id: string;
  reminded_at: Instant;
}

/** A mail that its recipient reported: what support reads about it. */
interface AbuseReportTable {
  id: Generated<string>;
  project_id: string;
  source: "invitation" | "message";
  /** The invitation or message: each is reported once. */
  source_id: string;
  /** Who wrote the message, and what; null for an invitation, which the project's owner sent. */
  sender: string | null;
  quoted: string | null;
  reason: string;
  created_at: Instant;
  settled_at: NullableInstant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    moderation: ModerationTable;
    missing_reminder: MissingReminderTable;
    abuse_report: AbuseReportTable;
  }
}
