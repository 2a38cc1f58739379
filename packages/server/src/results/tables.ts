import type { Instant } from "../db/columns.ts";

/** What a task computed, kept for the next time the same is asked. */
interface KeptResultTable {
  /** A digest of the digest of the task's input, which is the key of `result`. */
  id: Buffer;
  /** Encrypted by the digest of the input: only a process that has this input can read it. */
  result: Buffer;
  made_at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    kept_result: KeptResultTable;
  }
}
