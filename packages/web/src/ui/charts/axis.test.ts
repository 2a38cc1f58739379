import { expect, it } from "vitest";
import { hoursAxis, ticksUpTo } from "./axis.ts";

it.each([
  [7, [0, 2, 4, 6, 8]],
  [1.1, [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]],
  [0.58, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]],
  [9.3, [0, 2, 4, 6, 8, 10]],
  [15, [0, 5, 10, 15]],
  [6, [0, 1, 2, 3, 4, 5, 6]],
  [480, [0, 100, 200, 300, 400, 500]],
  [0, [0, 1]],
])("the axis of drawings whose most is %f goes up by whole steps of one size", (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});

it("a day is marked every six hours, by the hour or by the half hour", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hoursAxis(hours.map((hour) => `${hour} h`)).ticks).toEqual(["0 h", "6 h", "12 h", "18 h"]);
  const clock = hours.flatMap((hour) => [":00", ":30"].map((end) => String(hour).padStart(2, "0") + end));
  expect(hoursAxis(clock).ticks).toEqual(["00:00", "06:00", "12:00", "18:00"]);
});
