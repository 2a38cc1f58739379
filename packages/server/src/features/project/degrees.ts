/** Degrees to 5 decimals: a metre, and what is finer is only weight. */
export const toTheMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
