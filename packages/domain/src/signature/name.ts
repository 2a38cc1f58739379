interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const folded = (text: string) => text.normalize("NFKC").toLocaleLowerCase("fr").replace(/\s+/g, " ").trim();

/** The name that a signatory signs with. */
export const signingName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`;

/** Whether a typed name is the signatory's, ignoring Unicode form (NFKC), case and spaces. */
export const isNameOf = (typed: string, signatory: Name): boolean =>
  folded(typed) === folded(signingName(signatory));

/** Whether two places to sign have the same name. It tells two people of one mailbox apart; it proves nothing. */
export const sameName = (one: Name, other: Name): boolean => isNameOf(signingName(one), other);
