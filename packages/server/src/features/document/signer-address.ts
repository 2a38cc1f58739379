import { type AddressState, addressState, type SignerStatus } from "@mec/domain/signature";

/**
 * The columns that tell the state of a signer's address, from his place `s` and the account `a` that named
 * him.
 */
export const addressColumns = [
  "s.email",
  "s.status",
  "s.address_confirmed_at as addressConfirmedAt",
  "s.disowned_at as disownedAt",
  "a.email as accountEmail",
  "a.email_verified_at as accountVerifiedAt",
] as const;

export interface AddressRow {
  readonly email: string;
  readonly status: SignerStatus;
  readonly addressConfirmedAt: Date | null;
  readonly disownedAt: Date | null;
  readonly accountEmail: string | null;
  readonly accountVerifiedAt: Date | null;
}

export const addressOf = (row: AddressRow): AddressState =>
  addressState({
    email: row.email,
    account:
      row.accountEmail === null
        ? null
        : { email: row.accountEmail, emailVerified: row.accountVerifiedAt !== null },
    confirmedAt: row.addressConfirmedAt,
    disownedAt: row.disownedAt,
    hasSigned: row.status === "signed",
  });
