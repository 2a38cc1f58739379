import { emailSchema } from "@mec/domain/shared";

export interface ReadEmails {
  /** Each address once. */
  readonly valid: readonly string[];
  /** What looks like an address and is not one. */
  readonly invalid: readonly string[];
}

/** Whatever may stand between two addresses in a text, a list of recipients or a CSV file. */
const separators = /[\s,;:<>"'()[\]]+/;

/** The addresses of a pasted text or of a CSV file, whose other columns are left aside. */
export function readEmails(text: string): ReadEmails {
  const seen = new Map<string, string>();
  for (const word of text.split(separators)) {
    const address = word.replace(/^\.+|\.+$/g, "");
    const key = address.toLowerCase();
    if (address.includes("@") && !seen.has(key)) seen.set(key, address);
  }
  const found = [...seen.values()];
  const isValid = (address: string) => emailSchema.safeParse(address).success;
  return { valid: found.filter(isValid), invalid: found.filter((address) => !isValid(address)) };
}
