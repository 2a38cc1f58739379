/** §9: readings are kept 24 months from their reception. */
const RETENTION_MONTHS = 24;

/** The moment when readings received at `receivedAt` are erased: the same day 24 calendar months later (UTC). */
export function curveErasure(receivedAt: Date): Date {
  const erasure = new Date(receivedAt);
  erasure.setUTCMonth(erasure.getUTCMonth() + RETENTION_MONTHS);
  if (erasure.getUTCDate() !== receivedAt.getUTCDate()) erasure.setUTCDate(0);
  return erasure;
}
