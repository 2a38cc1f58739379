/** How many characters follow the W of a number of the national register of associations. */
export const rnaLength = 9;

/** A whole number somewhere in a pasted text: 3 characters for the place, then 6 digits. */
const whole = /(?<![A-Z\d])W?(\d[\dA-Z]{2}\d{6})(?![A-Z\d])/;

/** What follows the W in a typed or pasted text, spaces and signs dropped: "w 751 234 567" → "751234567". */
export function rnaCharactersOf(text: string): string {
  const upper = text.toUpperCase();
  const found = whole.exec(upper)?.[1];
  if (found) return found;
  return upper
    .replace(/[^A-Z\d]/g, "")
    .replace(/^W/, "")
    .slice(0, rnaLength);
}

/** The number as it is kept: with its W, or "" while nothing was typed. */
export const rnaOf = (characters: string): string => (characters === "" ? "" : `W${characters}`);
