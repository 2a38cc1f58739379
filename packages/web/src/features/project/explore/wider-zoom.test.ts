import { expect, it } from "vitest";
import { zoomThatFinds } from "./wider-zoom.ts";

it.each([
  [83, 12, 9],
  [15, 12, 12],
  [16, 12, 11],
  [700, 12, 6],
])(
  "a project %d km away is found from zoom %d at zoom %d: no step between finds nothing",
  (km, from, zoom) => {
    expect(zoomThatFinds(km, from)).toBe(zoom);
  },
);

it("a search that filters alone emptied is not widened", () => {
  expect(zoomThatFinds(40, 9)).toBe(9);
});
