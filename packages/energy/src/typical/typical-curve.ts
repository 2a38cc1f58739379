import { bySeason, isWithin, type OffPeakHours, type Window } from "../money/periods.ts";
import type { SupplyContract } from "../money/supply.ts";
import type { Grid } from "../series/grid.ts";
import { type LocalDay, localDays, minuteOfStep, slotsOfDay } from "../series/local-days.ts";
import { checkYear, monthlyValue, scaleTo } from "../series/scale.ts";
import { HEATING, heating } from "./heating.ts";
import { nightShape } from "./night-shape.ts";
import { type ConsumerCategory, type HourlyShape, isBusiness, type Shape, shapes } from "./shapes.ts";

/** A kind of consumer without readings. */
export interface TypicalConsumer {
  readonly category: ConsumerCategory;
  readonly tariff: SupplyContract["kind"];
  /** The off-peak hours of the tariff. Not used by the base tariff. */
  readonly offPeakHours: OffPeakHours;
}

const DAY_MINUTES = 24 * 60;
/** Part of the year's energy that heats water in the off-peak hours of a home that has such a tariff. */
const WATER_HEATING = 0.22;
/** Water heating starts with a window of off-peak hours and falls to nothing in this many minutes. */
const WATER_HEATING_MINUTES = 300;
/** How much each month is like winter: 1 in January, 0 in July. */
const WINTER = [1, 0.95, 0.75, 0.5, 0.25, 0.05, 0, 0, 0.25, 0.5, 0.8, 1];

/** Wh per step of a consumer who spreads a year's energy by a shape. @throws RangeError when it is not an energy. */
export function ofYear(shape: Float64Array, annualKwh: number): Float64Array {
  if (!(annualKwh >= 0 && annualKwh < Infinity)) throw new RangeError(`${annualKwh} kWh is not an energy`);
  return scaleTo(shape, annualKwh * 1000);
}

/**
 * How a consumer spreads his year when only the annual consumption is known: a standard shape by season, kind
 * of day and hour, or by the sun. It adds up to 1, so that it can be kept for all who are alike.
 * @throws RangeError when the grid is not a year.
 */
export function typicalShape(consumer: TypicalConsumer, grid: Grid): Float64Array {
  checkYear(grid);
  const { category } = consumer;
  if (category === "night-business") return scaleTo(nightShape(grid), 1);
  const hasOffPeak = consumer.tariff !== "base";
  const parts: Part[] = [];
  if (category === "heated-home") parts.push({ part: HEATING, shape: usesShape(heating, grid) });
  if (hasOffPeak && !isBusiness(category)) {
    const shape = waterHeatingShape(consumer.offPeakHours, grid);
    if (shape.some((value) => value > 0)) parts.push({ part: WATER_HEATING, shape });
  }
  return withParts(usesShape(shapes[category][hasOffPeak ? "peak" : "base"], grid), parts);
}

interface Part {
  /** Of the year's energy. */
  readonly part: number;
  readonly shape: Float64Array;
}

/** Uses that share with others what a year has: each part its own, the uses the rest. */
function withParts(uses: Float64Array, parts: readonly Part[]): Float64Array {
  const rest = parts.reduce((left, { part }) => left - part, 1);
  const sum = scaleTo(uses, rest);
  for (const { part, shape } of parts) {
    const scaled = scaleTo(shape, part);
    for (let t = 0; t < sum.length; t++) sum[t]! += scaled[t]!;
  }
  return sum;
}

function usesShape(shape: Shape, grid: Grid): Float64Array {
  const minutes = minuteOfStep(grid);
  const [colds, warms] = [slotsOf(shape.winter, grid), slotsOf(shape.summer, grid)];
  const values = new Float64Array(grid.length);
  for (const day of localDays(grid)) {
    const winter = monthlyValue(WINTER, day.dayOfYear);
    const season = monthlyValue(shape.months, day.dayOfYear);
    const [cold, warm] = [dayShape(colds, day), dayShape(warms, day)];
    for (let t = day.firstStep; t < day.firstStep + day.steps; t++) {
      const slot = minutes[t]! / grid.stepMinutes;
      values[t] = season * (winter * cold[slot]! + (1 - winter) * warm[slot]!);
    }
  }
  return values;
}

/** One for each kind of day. */
type ByDay<T> = Readonly<Record<keyof Shape["winter"], T>>;

/** The figure of each step of a day, at its middle. */
function slotsOf({ weekday, saturday, sunday }: ByDay<HourlyShape>, grid: Grid): ByDay<Float64Array> {
  const slots = (hours: HourlyShape) =>
    slotsOfDay(grid, (minute) => hourlyValue(hours, minute + grid.stepMinutes / 2));
  return { weekday: slots(weekday), saturday: slots(saturday), sunday: slots(sunday) };
}

function dayShape<T>(shapes: ByDay<T>, { weekday }: LocalDay): T {
  if (weekday === 0) return shapes.sunday;
  return weekday === 6 ? shapes.saturday : shapes.weekday;
}

/** An hourly figure at a minute of the day: on a straight line between the middles of hours. */
function hourlyValue(hours: HourlyShape, minute: number): number {
  const sinceFirstMiddle = minute / 60 - 0.5;
  const before = Math.floor(sinceFirstMiddle);
  const part = sinceFirstMiddle - before;
  return hours[(before + 24) % 24]! * (1 - part) + hours[(before + 1) % 24]! * part;
}

/** Hot water: decreasing from the start of each window of off-peak hours, and never in peak hours. */
function waterHeatingShape(offPeak: OffPeakHours, grid: Grid): Float64Array {
  const minutes = minuteOfStep(grid);
  const slotsOf = bySeason(offPeak, (windows) => slotsOfDay(grid, (minute) => heatingAt(minute, windows)));
  const values = new Float64Array(grid.length);
  for (const { month, firstStep, steps } of localDays(grid)) {
    const slots = slotsOf(month);
    for (let t = firstStep; t < firstStep + steps; t++) values[t] = slots[minutes[t]! / grid.stepMinutes]!;
  }
  return values;
}

function heatingAt(minute: number, windows: readonly Window[]): number {
  const window = windows.find((one) => isWithin(minute, [one]));
  if (!window) return 0;
  const sinceStart = (minute - window.start + DAY_MINUTES) % DAY_MINUTES;
  return Math.max(0, WATER_HEATING_MINUTES - sinceStart);
}
