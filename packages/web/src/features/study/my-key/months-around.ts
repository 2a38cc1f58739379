const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** Past ones are those that a grid operator may still ask for. */
const past = 3;

/** The last three months, then the twelve from this one on, to choose from: "2026-03", "mars 2026". */
export function monthsAround(now: Date): { value: string; label: string }[] {
  return Array.from({ length: past + 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - past + index, 1));
    return { value: month.toISOString().slice(0, "2026-03".length), label: monthName.format(month) };
  });
}
