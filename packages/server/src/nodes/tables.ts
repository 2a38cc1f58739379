import type { ColumnType } from "kysely";
import type { Role } from "../config.ts";
import type { Instant } from "../db/columns.ts";
import type { Fingerprint } from "./fingerprint.ts";

/** A process that serves this database, or did a moment ago. */
interface NodeTable {
  id: string;
  /** What operators know it by: machine and port. */
  name: string;
  role: Role;
  fingerprint: ColumnType<Fingerprint, string, string>;
  /** The key of a file that it keeps in its storage while it lives; null when the storage did not take it. */
  marker: string | null;
  seen_at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    node: NodeTable;
  }
}
