import { inGroups } from "../../ui/fields/digits.ts";

/** How bills print a PDL: 2 digits, then threes. */
export const prmGroups = [2, 3, 3, 3, 3] as const;

export const prmText = (prm: string): string => inGroups(prm, prmGroups);
