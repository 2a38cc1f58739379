import type { ColumnType, Generated } from "kysely";
import type { Instant, NullableInstant } from "../db/columns.ts";
import type { Progress } from "../workers/gauge.ts";

/** A request's long work, from when it is asked for until its asker has the answer, or leaves. */
interface LongWorkTable {
  id: string;
  name: string;
  /** Of the same work with the same input, one is done at a time: the next finds what the first one computed. */
  same: Buffer;
  /** The account or the address it is done for: they are served in turn. */
  whose: string;
  is_short: boolean;
  /** The order among works as short: a second one of the same asker comes after everybody's first. */
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
