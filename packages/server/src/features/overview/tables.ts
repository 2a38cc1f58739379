import type { Instant, NullableInstant } from "../../db/columns.ts";

interface OwnerVisitTable {
  project_id: string;
  last_at: Instant;
  /** The end of the visit before the last one. */
  former_at: NullableInstant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    owner_visit: OwnerVisitTable;
  }
}
