import { frenchSpaces } from "@mec/domain/shared";

/** A compound word that the line's end parts: "Saint-" and "Rémy". */
const partedCompound = /(\p{L}-)\s*\n\s*(?=\p{L})/gu;

/** Lines of a page as a text that may be broken elsewhere: pdf.js gives ordinary spaces for those that are not. */
export function joinedLines(drawn: string): string {
  const text = drawn.replace(partedCompound, "$1").replace(/\s+/g, " ").trim();
  return frenchSpaces(text).replace(/(\d) (?=\d)/g, "$1\u00a0");
}

/** Two texts with the same letters, whatever their spaces and the form of each sign, are the same here. */
export const lettersOf = (text: string): string => text.normalize("NFKC").replace(/\s/gu, "");
