import { type PasswordOwner, saysOwnWords } from "@mec/domain/account";
import { FieldError, messages } from "@mec/domain/shared";
import leaked from "./leaked-passwords.generated.json" with { type: "json" };

let known: ReadonlySet<string> | undefined;

/** The signs that our rules ask for are put before or after a known password: without them, and without its case. */
function isLeaked(password: string): boolean {
  known ??= new Set(leaked.split(" "));
  const lower = password.toLowerCase();
  return known.has(lower) || known.has(lower.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
}

/**
 * To ask of every password that is chosen: the 10,000 that leak most often, and what the person is called, are tried
 * first by whoever guesses.
 * @param path where the password lies in what was given.
 * @throws FieldError WEAK_PASSWORD
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, path: string): void {
  if (isLeaked(password)) throw new FieldError("WEAK_PASSWORD", path, messages.leakedPassword);
  if (saysOwnWords(password, owner)) throw new FieldError("WEAK_PASSWORD", path, messages.ownWordsInPassword);
}
