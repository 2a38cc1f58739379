import type { Duty } from "@mec/domain/overview";
import type { Instant, NullableInstant } from "../../db/columns.ts";

interface OwnerVisitTable {
  project_id: string;
  last_at: Instant;
  /** The end of the visit before the last one. */
  former_at: NullableInstant;
}

/** What the owner says that he has done of a participant, for the day on which it fell due: `duties`. */
interface OwnerDutyTable {
  application_id: string;
  duty: Duty;
  /** YYYY-MM-DD. */
  done_for: string;
}

declare module "../../db/schema.ts" {
  interface Schema {
    owner_duty: OwnerDutyTable;
    owner_visit: OwnerVisitTable;
  }
}
