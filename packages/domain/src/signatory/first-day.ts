/** Nobody shared electricity by a law before the ordinance of 27 July 2016: nothing that is done for it is dated earlier. */
const firstSharingDay = "2016-07-28";

/** Why what is done for a sharing may not be dated of that day (YYYY-MM-DD), in words; null when it may be so old. */
export const earlyDayIssue = (day: string): string | null =>
  day < firstSharingDay
    ? "Vérifiez l’année\u00a0: l’autoconsommation collective n’existait pas encore à cette date."
    : null;
