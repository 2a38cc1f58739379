const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** Past months that a grid operator may still ask for. */
const past = 3;

/** The months to choose from, the last three then twelve from this one on: "2026-03", "mars 2026". */
export function monthsAround(now: Date): { value: string; label: string }[] {
  return Array.from({ length: past + 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - past + index, 1));
    return { value: month.toISOString().slice(0, "2026-03".length), label: monthName.format(month) };
  });
}
