import { inGroups } from "../../ui/fields/digits.ts";

export const prmLength = 14;

/** How bills print a PDL: 2 digits, then groups of three. */
const prmGroups = [2, 3, 3, 3, 3] as const;

/** "16123456789012" → "16 123 456 789 012" */
export const prmText = (prm: string): string => inGroups(prm, prmGroups);
