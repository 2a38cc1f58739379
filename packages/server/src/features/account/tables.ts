import type { ColumnType, Generated } from "kysely";
import type { Instant, Json, NullableInstant } from "../../db/columns.ts";
import type { TotpSecret } from "../../encryption/index.ts";

interface AccountTable {
  id: Generated<string>;
  email: string;
  email_verified_at: NullableInstant;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  roles: Generated<string[]>;
  cgus_version: string;
  cgus_accepted_at: Instant;
  created_at: Instant;
}

interface SessionTable {
  id: Generated<string>;
  token_hash: Buffer;
  account_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  revoked_at: NullableInstant;
  ip: string;
  user_agent: string;
  /** When the person last proved, in this session, to own the account. */
  confirmed_at: NullableInstant;
  /** Whether a second factor was proven in this session. */
  has_second_factor: Generated<boolean>;
}

interface AccountTokenTable {
  token_hash: Buffer;
  purpose: "password-reset" | "email-verification" | "login-unlock";
  account_id: string;
  /** The address the link was sent to: a verification holds for that address only. */
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
}

interface EmailChangeTable {
  id: string;
  account_id: string;
  former_email: string;
  former_verified_at: NullableInstant;
  /** The new address. */
  email: string;
  confirm_hash: Buffer;
  undo_hash: Buffer;
  asked_at: Instant;
  /** When the confirmation link expires. */
  expires_at: Instant;
  confirmed_at: NullableInstant;
  /** Cancelled, replaced or undone. */
  closed_at: NullableInstant;
}

interface PasskeyTable {
  id: Generated<string>;
  account_id: string;
  /** The browser's id for the passkey, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** The number of uses, where the device counts them; 0 where it does not. It may exceed an integer. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Instant;
  last_used_at: NullableInstant;
}

interface TotpTable {
  id: Generated<string>;
  account_id: string;
  /** Encrypted, bound to its account. */
  secret: Json<TotpSecret>;
  created_at: Instant;
  /** Null until a first code has shown that the app has the secret. */
  confirmed_at: NullableInstant;
  /** The half-minute of the last code used: neither its code nor an earlier one works again. */
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
  /** Null while it is not known who signs in. */
  account_id: string | null;
  /** What a passkey must sign, base64url. */
  challenge: string;
  created_at: Instant;
  expires_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    account: AccountTable;
    session: SessionTable;
    account_token: AccountTokenTable;
    email_change: EmailChangeTable;
    passkey: PasskeyTable;
    totp: TotpTable;
    recovery_code: RecoveryCodeTable;
    account_challenge: AccountChallengeTable;
  }
}
