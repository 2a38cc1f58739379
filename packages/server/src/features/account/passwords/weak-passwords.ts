import { type PasswordOwner, saysOwnWords } from "@mec/domain/account";
import { FieldError, messages } from "@mec/domain/shared";
import leaked from "./leaked-passwords.generated.json" with { type: "json" };

let known: ReadonlySet<string> | undefined;

/**
 * People put the signs that our rules require before or after a known password: the list is searched without
 * them, and without case.
 */
function isLeaked(password: string): boolean {
  known ??= new Set(leaked.split(" "));
  const lower = password.toLowerCase();
  return known.has(lower) || known.has(lower.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
}

/**
 * Call it for every password that is chosen: attackers first try the 10,000 that leak most often, and the
 * person's names.
 * @param path the field that holds the password.
 * @throws FieldError WEAK_PASSWORD
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, path: string): void {
  if (isLeaked(password)) throw new FieldError("WEAK_PASSWORD", path, messages.leakedPassword);
  if (saysOwnWords(password, owner)) throw new FieldError("WEAK_PASSWORD", path, messages.ownWordsInPassword);
}
