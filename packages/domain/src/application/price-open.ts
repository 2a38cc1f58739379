/**
 * Whether a price may still be accepted on a day, in Paris: through its last day, and for ever when it has none. In a file
 * of its own, without schemas: a first view asks for it.
 */
export const isOpenOn = (until: string | null | undefined, day: string): boolean =>
  until == null || day <= until;
