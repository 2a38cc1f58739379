/**
 * What is known of the address of who signs. `to-confirm`: somebody typed it, and nobody has yet opened a link that was
 * mailed to it; `disowned`: who opened it says that he is not this person.
 */
export const addressStates = ["confirmed", "to-confirm", "disowned"] as const;
export type AddressState = (typeof addressStates)[number];

/** An account that named who signs: itself, or another person. */
export interface NamingAccount {
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface SigningAddress {
  readonly email: string;
  /** Null once the account is deleted. */
  readonly account: NamingAccount | null;
  /** When who reads the mailbox confirmed, by a link mailed to it, that he signs for this account. */
  readonly confirmedAt: Date | null;
  readonly disownedAt: Date | null;
  /** With a code that was mailed to it: it was confirmed then, whatever came after. */
  readonly hasSigned: boolean;
}

const isOwn = (email: string, account: NamingAccount | null): boolean =>
  account?.emailVerified === true && account.email.toLowerCase() === email.toLowerCase();

/**
 * A mailbox is proven by a link opened from it, and by nothing else: its own account's, when that address is
 * confirmed, or one that was mailed to it (decisions §8, "Who is who"). What is typed proves nothing.
 */
export function addressState(address: SigningAddress): AddressState {
  const { email, account, confirmedAt, disownedAt, hasSigned } = address;
  if (hasSigned) return "confirmed";
  if (disownedAt !== null) return "disowned";
  return confirmedAt !== null || isOwn(email, account) ? "confirmed" : "to-confirm";
}
