import { emailSchema } from "@mec/domain/shared";

export interface ReadEmails {
  /** Each address once. */
  readonly valid: readonly string[];
  /** Words that look like an address and are not valid. */
  readonly invalid: readonly string[];
  /** Lines without any address, whose authors may have forgotten an @; the headings of a file are none. */
  readonly without: readonly string[];
}

/** Whatever may stand between two addresses in a text, a list of recipients or a CSV file. */
const separators = /[\s,;:<>"'()[\]]+/;

const isHeading = (line: string): boolean => /\b(e-?mail|courriel|adresse)\b/i.test(line);

const linesWithout = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line) && !line.includes("@") && !isHeading(line));

/** The addresses in a pasted text or a CSV file; its other columns are ignored. */
export function readEmails(text: string): ReadEmails {
  const seen = new Map<string, string>();
  for (const word of text.split(separators)) {
    const address = word.replace(/^\.+|\.+$/g, "");
    const key = address.toLowerCase();
    if (address.includes("@") && !seen.has(key)) seen.set(key, address);
  }
  const found = [...seen.values()];
  const isValid = (address: string) => emailSchema.safeParse(address).success;
  return {
    valid: found.filter(isValid),
    invalid: found.filter((address) => !isValid(address)),
    without: linesWithout(text),
  };
}
