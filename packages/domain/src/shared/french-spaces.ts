/**
 * The spaces that French keeps unbreakable become so: before the signs that stand apart, after an opening quotation
 * mark, after the abbreviations that call for a number. The text is otherwise untouched.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[:;!?»%€])/g, "\u00a0")
    .replace(/(«|n°|\bart\.|\barticles?|\b[LDR]\.|\bno) /g, "$1\u00a0");
