/** How many days an owner usually takes to answer. */
const usualDays = 7;
const day = 24 * 60 * 60 * 1000;

/** By when an application is usually answered, and whether that day is past. */
export function usualAnswer(sent: Date, now: Date): { by: Date; isLate: boolean } {
  const by = new Date(sent.getTime() + usualDays * day);
  return { by, isLate: now > by };
}
