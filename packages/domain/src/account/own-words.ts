import { foldText } from "../shared/index.ts";

/** The person who chooses a password. */
export type PasswordOwner = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

const productWords = ["energiecollective", "monenergie"];
/** Shorter words occur inside too many others to be looked for there. */
const shortestInside = 4;

const lettersOf = (text: string) => foldText(text).replaceAll(/[^\p{L}]/gu, "");

/** The owner's names, the e-mail's part before the @ and each word of it. */
function wordsOf({ firstName, lastName, email }: PasswordOwner): string[] {
  const local = email.split("@")[0] ?? "";
  return [firstName, lastName, local, ...local.split(/[^\p{L}]+/u)].map(lettersOf);
}

/**
 * Whether a password contains its owner's name or e-mail address, or the product's name: what somebody who
 * knows the person tries first. Case, accents, digits and signs are ignored.
 */
export function saysOwnWords(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password);
  return [...wordsOf(owner), ...productWords].some(
    (word) => word !== "" && (word.length < shortestInside ? letters === word : letters.includes(word)),
  );
}
