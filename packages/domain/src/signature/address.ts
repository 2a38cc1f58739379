/**
 * What is known of a signer's e-mail address. `to-confirm`: somebody typed it, and nobody has yet opened a
 * link that was mailed to it; `disowned`: the person who opened it says that he is not this signer.
 */
export const addressStates = ["confirmed", "to-confirm", "disowned"] as const;
export type AddressState = (typeof addressStates)[number];

/** An account that named the signer: the account's own person, or another. */
export interface NamingAccount {
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface SigningAddress {
  readonly email: string;
  /** Null once the account is deleted. */
  readonly account: NamingAccount | null;
  /** When the reader of the mailbox confirmed, by a link mailed to it, that he signs for this account. */
  readonly confirmedAt: Date | null;
  readonly disownedAt: Date | null;
  /** Whether a code mailed to it was used to sign: it was confirmed then, whatever came after. */
  readonly hasSigned: boolean;
}

/** Whether a mailbox is the account's own: who signs by it signs for himself, whatever name was typed. */
export const isOwnMailbox = (email: string, account: Pick<NamingAccount, "email">): boolean =>
  email.toLowerCase() === account.email.toLowerCase();

const isOwn = (email: string, account: NamingAccount | null): boolean =>
  account?.emailVerified === true && isOwnMailbox(email, account);

/**
 * A mailbox is proven only by a link opened from it: that of the signer's own account, when its address is confirmed,
 * or one mailed for signing. A typed address proves nothing.
 */
export function addressState(address: SigningAddress): AddressState {
  const { email, account, confirmedAt, disownedAt, hasSigned } = address;
  if (hasSigned) return "confirmed";
  if (disownedAt !== null) return "disowned";
  return confirmedAt !== null || isOwn(email, account) ? "confirmed" : "to-confirm";
}
