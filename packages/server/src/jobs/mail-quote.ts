/** Seen by nobody, and the end of what a mailbox takes for an address. */
const breakHere = "\u200b";

/**
 * A text as it may stand in a mail, whoever typed parts of it: it reads the same, and no mailbox makes a link of the
 * addresses that it holds. Done twice it changes nothing more.
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
