import type { ColumnType } from "kysely";
import type { Instant } from "../db/columns.ts";
import type { Progress } from "../workers/gauge.ts";

/** What a task computed, kept for the next time the same is asked. */
interface KeptResultTable {
  /** A digest of the digest of the task's input, which is the key of `result`. */
  id: Buffer;
  /** Encrypted by the digest of the input: only a process that has this input can read it. */
  result: Buffer;
  made_at: Instant;
}

/** A result that a node computes now. */
interface ResultUnderWayTable {
  /** As that of the result that it will be. */
  id: Buffer;
  /** The run that computes it. */
  run: string;
  /** Identifies the request for which it was begun (as in `long_work`); null when others cannot ask how far it is. */
  same: Buffer | null;
  /** When its node last said that it lives. */
  seen_at: Instant;
  /** How far it is; null while it has said nothing. */
  progress: ColumnType<Progress | null, Progress | null | undefined, Progress | null>;
}

declare module "../db/schema.ts" {
  interface Schema {
    kept_result: KeptResultTable;
    result_under_way: ResultUnderWayTable;
  }
}
