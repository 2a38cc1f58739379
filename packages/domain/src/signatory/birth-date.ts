import { DomainError, dayInParis, isPastDate, messages } from "../shared/index.ts";

/** Years from which who signs may bind himself (code civil, articles 414 and 1145), and beyond which a year was mistyped. */
const ages = { least: 18, most: 120 };

/** The day (YYYY-MM-DD) so many years before the day of `now` in Paris, as text: of 29 February, that of each year. */
const yearsBefore = (now: Date, years: number): string => {
  const [year = "", ...monthAndDay] = dayInParis(now).split("-");
  return [String(Number(year) - years).padStart(4, "0"), ...monthAndDay].join("-");
};

/** Why nobody born on this day (YYYY-MM-DD) signs; null where somebody may. */
export function birthDateIssue(birthDate: string, now: Date): DomainError | null {
  if (!isPastDate(birthDate, now)) return new DomainError("BIRTH_DATE_IN_FUTURE", messages.dateInFuture);
  if (birthDate > yearsBefore(now, ages.least))
    return new DomainError(
      "BIRTH_DATE_IMPLAUSIBLE",
      `La personne qui signe doit avoir ${ages.least}\u00a0ans au moins\u00a0: vérifiez l’année.`,
    );
  return birthDate < yearsBefore(now, ages.most)
    ? new DomainError("BIRTH_DATE_IMPLAUSIBLE", "Vérifiez l’année de naissance.")
    : null;
}
