const spellings: Record<string, string> = {
  a: "aàâäáãå",
  c: "cç",
  e: "eéèêë",
  i: "iíìîï",
  n: "nñ",
  o: "oóòôöõ",
  u: "uúùûü",
  y: "yýÿ",
};
const ligatures: Record<string, string> = { ae: "æ", oe: "œ" };

const inBothCases = (letters: string): string => `[${letters}${letters.toUpperCase()}]`;

function patternOf(sign: string): string {
  if (/\p{L}/u.test(sign)) return inBothCases(spellings[sign] ?? sign);
  return /\d/.test(sign) ? sign : `\\${sign}`;
}

/** "Cœur d'É" → "coeur d'e" */
function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/**
 * A regular expression of PostgreSQL that finds a word whatever its case and accents. The accents are put in the
 * pattern because taking them off thousands of rows is slow; it depends on no collation nor extension.
 */
export function loosePattern(word: string): string {
  const parts = withoutAccents(word).match(/ae|oe|./gu) ?? [];
  return parts
    .map((part) => {
      const ligature = ligatures[part];
      const letters = [...part].map(patternOf).join("");
      return ligature ? `(?:${letters}|${inBothCases(ligature)})` : letters;
    })
    .join("");
}
