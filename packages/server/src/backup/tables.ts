import type { Generated } from "kysely";
import type { Instant } from "../db/columns.ts";

/** One row, once a backup was made. */
interface LastBackupTable {
  is_only: Generated<boolean>;
  made_at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    last_backup: LastBackupTable;
  }
}
