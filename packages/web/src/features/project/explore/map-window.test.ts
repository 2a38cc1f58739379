import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MapFrame } from "../../../parts/address/map/index.ts";
import { windowOf } from "./map-window.ts";

const frame = (minLat: number, minLong: number, height: number, width: number, zoom: number): MapFrame => ({
  centre: { latitude: minLat + height / 2, longitude: minLong + width / 2 },
  zoom,
  bounds: { minLat, minLong, maxLat: minLat + height, maxLong: minLong + width },
});

describe("the window of pins", () => {
  it("holds all that the map shows, and stays in the world", () => {
    const frames = fc
      .record({
        minLat: fc.double({ min: -90, max: 80, noNaN: true }),
        minLong: fc.double({ min: -180, max: 170, noNaN: true }),
        size: fc.double({ min: 0.001, max: 10, noNaN: true }),
        zoom: fc.integer({ min: 3, max: 18 }),
      })
      .map(({ minLat, minLong, size, zoom }) => frame(minLat, minLong, size, size, zoom));
    fc.assert(
      fc.property(frames, ({ bounds, centre, zoom }) => {
        const window = windowOf({ bounds, centre, zoom }).bounds;
        expect(window.minLat).toBeLessThanOrEqual(bounds.minLat + 1e-6);
        expect(window.minLong).toBeLessThanOrEqual(bounds.minLong + 1e-6);
        expect(window.maxLat).toBeGreaterThanOrEqual(bounds.maxLat - 1e-6);
        expect(window.maxLong).toBeGreaterThanOrEqual(bounds.maxLong - 1e-6);
        expect(Math.abs(window.minLat)).toBeLessThanOrEqual(90);
        expect(Math.abs(window.maxLong)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it("is the same after a small move, so that nothing new is asked for", () => {
    expect(windowOf(frame(46.2, 2.2, 1, 1, 8))).toEqual(windowOf(frame(46.22, 2.26, 1, 1, 8)));
  });

  it("is another at another zoom", () => {
    expect(windowOf(frame(46.1, 2.1, 1, 1, 8))).not.toEqual(windowOf(frame(46.1, 2.1, 1, 1, 9)));
  });
});
