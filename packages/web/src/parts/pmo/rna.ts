/** How many characters follow the W of a number of the national register of associations. */
export const rnaLength = 9;

/** A complete number within a pasted text, found by its W: 3 characters for the place, then 6 digits. */
const whole = /W(\d[\dA-Z]{2}\d{6})(?!\d)/;

/** What follows the W in a typed or pasted text, without spaces and signs: "w 751 234 567" → "751234567". */
export function rnaCharactersOf(text: string): string {
  const characters = text.toUpperCase().replace(/[^A-Z\d]/g, "");
  return whole.exec(characters)?.[1] ?? characters.replace(/^W/, "").slice(0, rnaLength);
}

/** The number as it is stored: with its W, or "" when nothing was typed. */
export const rnaOf = (characters: string): string => (characters === "" ? "" : `W${characters}`);
