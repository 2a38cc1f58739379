import type { ColumnType, Generated } from "kysely";
import type { Instant, NullableInstant } from "../db/columns.ts";
import type { Progress } from "../workers/gauge.ts";

/** A request's long work, from when it is asked for until its asker has the answer, or leaves. */
interface LongWorkTable {
  id: string;
  name: string;
  /**
   * A digest of the work and its input. Of works that are the same one is done at a time: the next finds what
   * the first computed.
   */
  same: Buffer;
  /** The account or the address it is done for: they are served in turn. */
  whose: string;
  is_short: boolean;
  /** Place in the queue among works as short: an asker's second comes after everybody's first. */
  turn: number;
  /** Encrypted. */
  input: string;
  asked_at: Instant;
  /** When its asker last said that he waits. */
  wanted_at: Instant;
  /** When the worker that does it last said so; null while it waits for one. */
  taken_at: NullableInstant;
  taken_by: string | null;
  /** How many workers began it, without those that gave it back. */
  takings: Generated<number>;
  /** Encrypted; null until it is done. */
  answer: string | null;
  /** How far it is; null while nobody has said so. */
  progress: ColumnType<Progress | null, Progress | null | undefined, Progress>;
}

declare module "../db/schema.ts" {
  interface Schema {
    long_work: LongWorkTable;
  }
}
