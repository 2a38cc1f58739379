const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MARCH = 2;
const OCTOBER = 9;

/**
 * Metropolitan France's clock: UTC+1, UTC+2 from the last Sunday of March to the last Sunday of October, both changes
 * at 01:00 UTC. Source: directive 2000/84/EC; so since 1996, years before are not known here.
 * Arithmetic rather than Intl: 35,040 formatted dates take seconds, this takes a millisecond.
 */
export function parisOffset(instant: number): number {
  const date = new Date(instant);
  const month = date.getUTCMonth();
  if (month < MARCH || month > OCTOBER) return HOUR;
  if (month > MARCH && month < OCTOBER) return 2 * HOUR;
  const isPastChange = instant >= lastSunday(date.getUTCFullYear(), month);
  return isPastChange === (month === MARCH) ? 2 * HOUR : HOUR;
}

/** 01:00 UTC on the last Sunday of a month of 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY;
}

/** Reading of the wall clock in France at an instant. */
export interface LocalTime {
  readonly year: number;
  /** 0 for January. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** 0 for Sunday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

export function localTime(instant: number): LocalTime {
  const shifted = new Date(instant + parisOffset(instant));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/**
 * The instant at which the wall clock in France reads this.
 * @param later of the two instants of the hour that comes twice in October, takes the second
 * @returns undefined for the hour that does not exist in March.
 */
export function instantAt(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  later = false,
): number | undefined {
  const wall = Date.UTC(year, month, day, hour, minute);
  const summer = wall - 2 * HOUR;
  const winter = wall - HOUR;
  const candidates = [summer, winter].filter((instant) => instant + parisOffset(instant) === wall);
  return later ? candidates.at(-1) : candidates[0];
}
