import { carryOver, resample, valuesOf, yearGrid } from "@mec/energy";
import { expect, it } from "vitest";
import { encodeDay } from "../curves/day-codec.ts";
import { readingsOf, type StoredCurve, stepsOfDay } from "../curves/stored-curve.ts";
import { makeCarrier } from "./carried-readings.ts";

const dayMs = 86_400_000;

/** Readings from one instant to another, as one part: missing outside of them in its first and last day, and where `isMissing`. */
function part(from: string, to: string, stepMinutes: number, isMissing = (_: number) => false) {
  const [start, end] = [new Date(from).getTime(), new Date(to).getTime()];
  const firstDay = Math.floor(start / dayMs) * dayMs;
  const days = Math.ceil((end - firstDay) / dayMs);
  const daySteps = stepsOfDay(stepMinutes);
  const units = Array.from({ length: days * daySteps }, (_, step) => {
    const instant = firstDay + step * stepMinutes * 60_000;
    if (instant < start || instant >= end || isMissing(instant)) return Number.NaN;
    return (step * 7919 + stepMinutes) % (step % 5 === 0 ? 40_000 : 100);
  });
  const encoded = Array.from({ length: days }, (_, day) =>
    encodeDay(units.slice(day * daySteps, (day + 1) * daySteps)),
  );
  return { firstDay: new Date(firstDay), days, wattsPerUnit: 2, bytes: Buffer.concat(encoded) };
}

const curve = (stepMinutes: number, ...parts: StoredCurve["parts"]): StoredCurve => ({
  pointId: "p",
  stepMinutes,
  parts,
});

const isHole = (instant: number) => Math.floor(instant / 3_600_000) % 97 === 3 && instant % dayMs < dayMs / 2;
const cases: readonly [string, 15 | 30, StoredCurve][] = [
  ["a year at once", 30, curve(30, part("2024-12-31T23:00Z", "2025-12-31T23:00Z", 30))],
  [
    "another year, whose weekdays fall elsewhere",
    30,
    curve(30, part("2023-02-10T23:00Z", "2024-04-20T22:00Z", 30)),
  ],
  [
    "with holes",
    30,
    curve(
      30,
      part("2024-12-31T23:00Z", "2025-12-31T23:00Z", 30, (at) => isHole(at) && at % 7 === 0),
    ),
  ],
  [
    "appended month after month, parts meeting within a day",
    30,
    curve(
      30,
      part("2024-10-31T23:00Z", "2025-05-31T22:00Z", 30),
      part("2025-05-31T22:00Z", "2025-06-30T22:00Z", 30),
      part("2025-06-30T22:00Z", "2025-12-31T23:00Z", 30),
    ),
  ],
  [
    "of half-hours in a study of quarter-hours",
    15,
    curve(30, part("2024-12-31T23:00Z", "2025-12-31T23:00Z", 30)),
  ],
];

it.each(cases)(
  "readings worked out as they are read are those carried over at once: %s",
  (_, step, stored) => {
    const grid = yearGrid(2025, step);
    const { grid: from, values } = readingsOf(stored);
    const resampled = resample(values, from.stepMinutes, step);
    const known = { grid: { ...from, stepMinutes: step, length: resampled.length }, values: resampled };
    const source = makeCarrier(grid)(stored);
    if (!source) throw new Error("it holds most of a year");
    expect([...valuesOf(source)]).toEqual([...carryOver(known, grid)]);
    const middle = new Float32Array(1000).fill(-1);
    source.read(4001, 900, middle, 50);
    expect([...middle.subarray(50, 950)]).toEqual([
      ...Float32Array.from(carryOver(known, grid).subarray(4001, 4901)),
    ]);
    expect([middle[49], middle[950]]).toEqual([-1, -1]);
  },
);

it("meters read at the same times share what stands in for what, and others do not", () => {
  const grid = yearGrid(2025, 30);
  const carry = makeCarrier(grid);
  const whole = cases[0]![2];
  const holed = curve(30, part("2024-12-31T23:00Z", "2025-12-31T23:00Z", 30, isHole));
  const alone = makeCarrier(grid)(holed);
  carry(whole);
  const beside = carry(holed);
  expect(alone && [...valuesOf(alone)]).toEqual(beside && [...valuesOf(beside)]);
});

it("readings of less than most of a year are not carried", () => {
  expect(
    makeCarrier(yearGrid(2025, 30))(curve(30, part("2024-12-31T23:00Z", "2025-06-30T22:00Z", 30))),
  ).toBeNull();
});
