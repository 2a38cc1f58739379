import { frenchSpaces } from "@mec/domain/shared";

/** A compound word cut by the end of a line: "Saint-" and "Rémy". */
const partedCompound = /(\p{L}-)\s*\n\s*(?=\p{L})/gu;

/**
 * Lines of a page as a text that may be broken elsewhere. Non-breaking spaces are put back: pdf.js gives
 * ordinary ones.
 */
export function joinedLines(drawn: string): string {
  const text = drawn.replace(partedCompound, "$1").replace(/\s+/g, " ").trim();
  return frenchSpaces(text).replace(/(\d) (?=\d)/g, "$1\u00a0");
}

/** The letters of a text, to compare two texts whatever their spaces and the Unicode form of each character. */
export const lettersOf = (text: string): string => text.normalize("NFKC").replace(/\s/gu, "");
