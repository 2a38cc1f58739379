/** Invisible, and ends what a mailbox takes for an address. */
const breakHere = "\u200b";

/** A place where a line may break, in HTML: who copies the text copies nothing of it. */
const wordBreak = "<wbr>";

const broken = (text: string): string =>
  text
    .replaceAll("://", `:${breakHere}//`)
    .replace(/(?<=\S)([.。．｡])(?=[\p{L}\p{N}])/gu, `$1${breakHere}`)
    .replace(/@(?!\u200b)/g, `@${breakHere}`);

/** The address of a mailbox, whole, also before the full stop of its sentence: it leads to a letter that one writes, and a sign in it would be copied with it. */
const mailAddress =
  /((?<![\w.%+@-])[\w.%+-]{1,64}@(?:[a-z\d-]+\.)+[a-z]{2,24}(?![\p{L}\p{N}_@-]|[.。．｡][\p{L}\p{N}_@]))/giu;

const withAddresses = (text: string, ofAddress: (address: string) => string): string =>
  text
    .split(mailAddress)
    .map((part, index) => (index % 2 === 1 ? ofAddress(part) : broken(part)))
    .join("");

/**
 * A text safe to put in a mail, whoever typed it: it reads the same, and no mailbox turns the addresses in it
 * into links to a site. Applying it twice changes nothing more.
 */
export const inert = (text: string): string => withAddresses(text, (address) => address);

/** The same in HTML, of a text that is escaped already, where the address of a mailbox may be broken too: its sign is not copied. */
export const inertHtml = (escaped: string): string =>
  withAddresses(escaped, (address) => broken(address).replaceAll(breakHere, wordBreak));

/** The same as a quotation, on lines of its own. */
export const quotedLines = (text: string): string =>
  inert(text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
