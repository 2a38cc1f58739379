/** Invisible, and ends what a mailbox takes for an address. */
const breakHere = "\u200b";

/**
 * A text safe to put in a mail, whoever typed it: it reads the same, and no mailbox turns the addresses in it
 * into links. Applying it twice changes nothing more.
 */
export const inert = (text: string): string =>
  text
    .replaceAll("://", `:${breakHere}//`)
    .replace(/(?<=\S)([.。．｡])(?=[\p{L}\p{N}])/gu, `$1${breakHere}`)
    .replace(/@(?!\u200b)/g, `@${breakHere}`);

/** The same as a quotation, on lines of its own. */
export const quotedLines = (text: string): string =>
  inert(text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
