/** How far ahead a start can be planned. */
const plannedMonths = 36;

/** The months to choose from, YYYY-MM, this one first; a month chosen earlier stays available. */
export function monthsFrom(now: Date, chosen: string): string[] {
  const months = Array.from({ length: plannedMonths }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
  return chosen === "" || months.includes(chosen) ? months : [chosen, ...months];
}
