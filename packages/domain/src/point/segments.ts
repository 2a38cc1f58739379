/** The grid operator's segments of connection; C5 is the household's (36 kVA at most). */
export const segments = ["C1", "C2", "C3", "C4", "C5"] as const;
export const defaultSegment = "C5";
