import type { Generated } from "kysely";
import type { Instant, NullableInstant, NullableJson } from "../db/columns.ts";

/** One thing that was asked for under a key, and what was answered. */
interface IdempotencyKeyTable {
  id: Generated<string>;
  /** Whose key it is: an account's id, or "anyone". */
  scope: string;
  /** With whom it is erased. */
  account_id: string | null;
  key: string;
  /** Keyed: of what was asked, a password included, nothing can be guessed from it. */
  fingerprint: Buffer;
  /** The request that does it: another may take it over when that one has died. */
  claim: string;
  claimed_at: Instant;
  /** Set by the transaction that does it. */
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
