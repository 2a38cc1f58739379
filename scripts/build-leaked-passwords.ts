/**
 * Writes the list of leaked passwords that nobody may choose, from @zxcvbn-ts/language-common (MIT), which ranks what
 * leaks hold most often: the first 10,000 that are made of letters and digits, since our own rules refuse the others.
 * Run: npx tsx scripts/build-leaked-passwords.ts
 */
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";

const output = new URL(
  "../packages/server/src/features/account/passwords/leaked-passwords.generated.json",
  import.meta.url,
);
const count = 10_000;

/** Whether our rules could accept it: two letters, of which one could be upper-case, and a digit. */
const couldBeChosen = (password: string) =>
  /[a-z].*[a-z]/i.test(password) && /\d/.test(password) && !/\s/.test(password);

const leaked = [...(dictionary["passwords-common"] ?? [])].map(String).filter(couldBeChosen).slice(0, count);
if (leaked.length < count) throw new Error(`Only ${leaked.length} passwords: the package has changed.`);

// One text, in alphabetical order: half the size of a list.
writeFileSync(
  output,
  `${JSON.stringify(
    leaked
      .map((one) => one.toLowerCase())
      .sort()
      .join(" "),
  )}\n`,
);
