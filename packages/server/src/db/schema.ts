/** The tables: each feature's `tables.ts` puts in those that it owns, and this folder knows none. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside.
export interface Schema {}
