/** Seen by nobody, and the end of what a mailbox takes for an address. */
const breakHere = "\u200b";

/**
 * A text that somebody typed, as it may stand in a mail to somebody else: it reads the same, and no mailbox makes a
 * link of the addresses that it holds.
 */
export const inert = (text: string): string =>
  text
    .replaceAll("://", `:${breakHere}//`)
    .replace(/(?<=\S)\.(?=[\p{L}\p{N}])/gu, `.${breakHere}`)
    .replaceAll("@", `@${breakHere}`);

/** The same as a quotation, on lines of its own. */
export const quotedLines = (text: string): string =>
  inert(text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
