const dayMs = 86_400_000;

/** The day that comes this many days after a day written YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Easter Sunday of a year (Gauss, as Meeus gives it for the Gregorian calendar). */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1)).toISOString().slice(0, 10);
}

/** MM-DD: the holidays that fall on the same day each year (code du travail, article L. 3133-1). */
const fixedHolidays = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** In days after Easter: its Monday, the Ascension and Whit Monday. */
const movingHolidays = [1, 39, 50];

/** Whether a day written YYYY-MM-DD is neither a Saturday, a Sunday nor a public holiday everywhere in France. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  const easterDay = easter(Number(day.slice(0, 4)));
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !fixedHolidays.includes(day.slice(5)) &&
    !movingHolidays.some((after) => addDays(easterDay, after) === day)
  );
}
