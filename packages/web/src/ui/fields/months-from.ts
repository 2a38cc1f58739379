/** The months to choose from, YYYY-MM, this one first; a month chosen earlier stays available. A start is planned three years ahead. */
export function monthsFrom(now: Date, chosen: string, ahead = 36): string[] {
  const months = Array.from({ length: ahead }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
  return chosen === "" || months.includes(chosen) ? months : [chosen, ...months];
}
