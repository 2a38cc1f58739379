import type { Generated } from "kysely";
import type { Instant, NullableInstant, NullableJson } from "../db/columns.ts";

/** One request under a key, and its answer. */
interface IdempotencyKeyTable {
  id: Generated<string>;
  /** Whose key it is: an account's id, or "anyone". */
  scope: string;
  /** The account with which the row is erased. */
  account_id: string | null;
  key: string;
  /** An HMAC: nothing of the request, which may hold a password, can be guessed from it. */
  fingerprint: Buffer;
  /** The request that does the work: another may take over once that one has died. */
  claim: string;
  /** The process that does the work; null when an older release began it. */
  holder: string | null;
  claimed_at: Instant;
  /** Set by the transaction that does the work. */
  done_at: NullableInstant;
  /** Encrypted: an answer may hold what only the asker may know. */
  answer: NullableJson<object>;
  created_at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    idempotency_key: IdempotencyKeyTable;
  }
}
