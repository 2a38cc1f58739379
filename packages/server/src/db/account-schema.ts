import type { ColumnType, Generated } from "kysely";
import type { Instant, Json, NullableInstant } from "./columns.ts";

/** What an authenticator app and the server share. */
export interface TotpSecret {
  readonly base32: string;
}

interface PasskeyTable {
  id: Generated<string>;
  account_id: string;
  /** The browser's name of it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** How often it was used, where the device counts; 0 where it does not. More than an integer holds. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Instant;
  last_used_at: NullableInstant;
}

interface TotpTable {
  id: Generated<string>;
  account_id: string;
  /** Encrypted, for its account. */
  secret: Json<TotpSecret>;
  created_at: Instant;
  /** Null until a first code has shown that the app has the secret. */
  confirmed_at: NullableInstant;
  /** The half-minute of the last code that was used: no code of it or of one before works again. */
  last_step: Generated<number>;
}

interface RecoveryCodeTable {
  code_hash: Buffer;
  account_id: string;
  created_at: Instant;
  used_at: NullableInstant;
}

interface AccountChallengeTable {
  token_hash: Buffer;
  purpose: "second-factor" | "passkey-login" | "passkey-enrolment" | "confirmation";
  /** Null while nobody knows yet who signs in. */
  account_id: string | null;
  /** What a passkey must sign, base64url. */
  challenge: string;
  created_at: Instant;
  expires_at: Instant;
}

/** The tables of second factors. */
export interface AccountSchema {
  passkey: PasskeyTable;
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  account_challenge: AccountChallengeTable;
}

export type ChallengePurpose = AccountChallengeTable["purpose"];
