import { axisNumber } from "./chart-kwh.ts";

/** At most this many steps fit on the height of a drawing. */
const mostSteps = 6;

/** The smallest of 1, 2, 5, 10, 20… that is not under `least`. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((each) => each * unit >= least * 0.999_999) ?? 10;
  return factor * unit;
}

/** The figures of an axis from nothing to above `most`: whole steps, all of one size. */
export function ticksUpTo(most: number): number[] {
  if (most <= 0) return [0, 1];
  const step = roundStep(most / mostSteps);
  const count = Math.ceil(Number((most / step).toFixed(6)));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}

/** The upright axis of drawings in kWh whose most is `most`. */
export function kwhAxis(most: number) {
  const ticks = ticksUpTo(most);
  return { width: 64, tickFormatter: axisNumber, ticks, domain: [0, ticks.at(-1) ?? 1], interval: 0 };
}

/** The names shown under a day: those of every sixth hour. */
export const hoursAxis = (labels: readonly string[]) => ({
  ticks: labels.filter((label) => /^(?:00?|0?6|12|18)(?:[\s\u00a0]h|:00)$/.test(label)),
  interval: 0,
});
