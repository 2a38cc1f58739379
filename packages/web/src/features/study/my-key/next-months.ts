const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** The twelve months from this one on, to choose from: "2026-03", "mars 2026". */
export function nextMonths(now: Date): { value: string; label: string }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1));
    return { value: month.toISOString().slice(0, "2026-03".length), label: monthName.format(month) };
  });
}
