import { expect, it } from "vitest";
import { usualSegment } from "./kinds.ts";

it.each([
  [3, "C5"],
  [36, "C5"],
  [36.1, "C4"],
  [40, "C4"],
  [250, "C4"],
  [300, "C2"],
])("a plant of %s kW is connected in the segment %s", (power, segment) => {
  expect(usualSegment(power)).toBe(segment);
});
