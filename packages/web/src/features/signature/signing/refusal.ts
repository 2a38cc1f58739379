/** What a person refuses to sign, and why. */
export type Refusal = { reason: string; documentIds: string[] };
