/**
 * A word with a hyphen, with its apostrophe and its stop; none longer than a line of the narrowest phone in a title's
 * size, which may break.
 */
const compound = /(?<!\S)(?=\S*-)(\S{1,18})(?!\S)/u;

/** A text cut at its compounds ("partagez-vous", "e-mail"), which stand at the odd places. */
export const cutAtCompounds = (text: string): string[] => text.split(compound);
