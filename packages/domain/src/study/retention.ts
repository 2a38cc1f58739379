/** §9: readings are kept 24 months at most from their reception. */
const RETENTION_MONTHS = 24;

/**
 * The moment when readings received at `receivedAt` are erased, with all others of that month (UTC): the first of
 * the month in which 24 months have passed, so that no reading is kept longer.
 */
export const curveErasure = (receivedAt: Date): Date =>
  new Date(Date.UTC(receivedAt.getUTCFullYear(), receivedAt.getUTCMonth() + RETENTION_MONTHS, 1));
