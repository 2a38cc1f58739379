/** The tables: each feature's `tables.ts` declares its own here, and this folder knows none. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside.
export interface Schema {}
