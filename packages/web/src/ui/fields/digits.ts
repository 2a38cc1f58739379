/** How the French write a phone number: pairs. */
export const phoneGroups = [2, 2, 2, 2, 2] as const;

/** "16123456789012" → "16 123 456 789 012"; digits beyond the groups stay together at the end. */
export function inGroups(digits: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  for (const size of groups) {
    parts.push(digits.slice(start, start + size));
    start += size;
  }
  return [...parts, digits.slice(start)].filter((part) => part !== "").join(" ");
}

/** "12345678900012" → "123 456 789 00012", how the French write a SIRET. */
export const inSiretGroups = (siret: string): string => inGroups(siret, [3, 3, 3]);

/** "91520" → "91 520"; anything else than digits is left as typed. */
export const inThousands = (text: string): string =>
  /^\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, " ") : text;

export const withoutSpaces = (typed: string): string => typed.replace(/\s/g, "");

/** The digits of a typed or pasted text; a few more than any number needs are kept, so that the error shows. */
export const digitsOf = (text: string): string => text.replace(/\D/g, "").slice(0, 20);

/** The digits of a French phone number, +33 and 0033 read as 0; a half-typed prefix is left alone. */
export function phoneDigitsOf(text: string): string {
  const kept = text.replace(/[^\d+]/g, "");
  if (/^\+3?$/.test(kept)) return kept;
  return digitsOf(kept.replace(/^(\+|00)330?/, "0"));
}

/** "8h30", "2000", "8" → "08:30", "20:00", "08:00"; anything else is left as typed, for the schema to refuse. */
export function tidyHour(text: string): string {
  const match = /^(\d{1,2})\s*[:hH.]?\s*(\d{2})?$/.exec(text.trim());
  if (!match) return text;
  const [, hours = "", minutes = "00"] = match;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** Where to put the caret in a grouped text so that `count` characters come before it. */
export function caretAfter(grouped: string, count: number): number {
  let seen = 0;
  let position = 0;
  while (position < grouped.length && seen < count) {
    if (grouped[position] !== " ") seen += 1;
    position += 1;
  }
  return position;
}
