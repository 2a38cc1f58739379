import { instantAt } from "../series/local-time.ts";

/** The moments that a field may mean: one, or two (the earlier first) in the hour that autumn repeats. */
export type Moments = readonly number[];

/** Year, month from 1 to 12, day of the month. */
export type Day = readonly [year: number, month: number, day: number];

const FRENCH = /^(\d\d[/.]\d\d[/.]\d{4}) (\d\d?):(\d\d)(?::(\d\d))?$/;
const FRENCH_DAY = /^(\d\d)[/.](\d\d)[/.](\d{4})$/;
const HOUR_OF_DAY = /^(\d\d):(\d\d)(?::(\d\d))?$/;
const SHORT_MONTHS = new Set([4, 6, 9, 11]);
const SECOND = 1000;
const HOUR = 3_600_000;

/**
 * ISO 8601, or a French date and time, as ms UTC; without an offset it is Paris time. Undefined when it
 * cannot be read.
 */
export function parseInstant(field: string): Moments | undefined {
  return field[4] === "-" ? isoInstant(field) : frenchInstant(field);
}

/** `2026-03-29T00:30:00+01:00` and its variants. Digits are read one by one: a year of readings has 17,520 of them. */
function isoInstant(text: string): Moments | undefined {
  const day = [digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)] as const;
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  const hasSeconds = text[16] === ":";
  const second = hasSeconds ? digits(text, 17, 2) : 0;
  if (!isDay(day) || !isTime(hour, minute, second)) return undefined;
  if (text[7] !== "-" || (text[10] !== "T" && text[10] !== " ") || text[13] !== ":") return undefined;
  const zone = text.slice(hasSeconds ? 19 : 16).replace(/^\.0+/, "");
  if (zone === "") return parisMoments(day, hour, minute, second);
  const offset = zoneOffset(zone);
  return Number.isNaN(offset) ? undefined : [wallClock(day, hour, minute, second) - offset];
}

/** ms ahead of UTC; NaN when it is no zone. */
function zoneOffset(zone: string): number {
  if (zone === "Z") return 0;
  const sign = zone[0] === "+" ? 1 : zone[0] === "-" ? -1 : Number.NaN;
  const isLong = zone.length === 6 && zone[3] === ":";
  if (!isLong && zone.length !== 5) return Number.NaN;
  return sign * (digits(zone, 1, 2) * HOUR + digits(zone, isLong ? 4 : 3, 2) * 60 * SECOND);
}

function frenchInstant(text: string): Moments | undefined {
  const found = FRENCH.exec(text);
  const day = parseDay(found?.[1] ?? "");
  const [hour, minute, second] = [Number(found?.[2]), Number(found?.[3]), Number(found?.[4] ?? 0)];
  return day && isTime(hour, minute, second) ? parisMoments(day, hour, minute, second) : undefined;
}

/** "29/03/2026" as [2026, 3, 29]; undefined for anything else. */
export function parseDay(field: string): Day | undefined {
  const found = FRENCH_DAY.exec(field);
  if (!found) return undefined;
  const day = [Number(found[3]), Number(found[2]), Number(found[1])] as const;
  return isDay(day) ? day : undefined;
}

/** "23:30:00" of a day as the end of a step: "00:00:00" is the midnight that ends the day. */
export function parseHourOfDay([year, month, day]: Day, field: string): Moments | undefined {
  const found = HOUR_OF_DAY.exec(field);
  const [hour, minute, second] = [Number(found?.[1]), Number(found?.[2]), Number(found?.[3] ?? 0)];
  if (!isTime(hour, minute, second)) return undefined;
  const isMidnight = hour + minute + second === 0;
  return parisMoments([year, month, isMidnight ? day + 1 : day], hour, minute, second);
}

function digits(text: string, from: number, count: number): number {
  let number = 0;
  for (let k = from; k < from + count; k++) {
    const digit = text.charCodeAt(k) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** Whether a day of this century exists (2000 is a leap year). */
function isDay([year, month, day]: Day): boolean {
  const isMonth = year >= 2000 && year < 2100 && month >= 1 && month <= 12;
  const longest = month === 2 ? (year % 4 === 0 ? 29 : 28) : SHORT_MONTHS.has(month) ? 30 : 31;
  return isMonth && day >= 1 && day <= longest;
}

function isTime(hour: number, minute: number, second: number): boolean {
  return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
}

/** ms of a wall-clock time, read as though it were UTC. */
function wallClock([year, month, day]: Day, hour: number, minute: number, second: number): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function parisMoments(day: Day, hour: number, minute: number, second: number): Moments {
  const [year, month, date] = day;
  const first = instantAt(year, month - 1, date, hour, minute);
  // A time in the hour that spring skips: shown by a clock that was not changed yet, one hour ahead of UTC.
  if (first === undefined) return [wallClock(day, hour, minute, second) - HOUR];
  const last = instantAt(year, month - 1, date, hour, minute, true) ?? first;
  return (first === last ? [first] : [first, last]).map((ms) => ms + second * SECOND);
}
