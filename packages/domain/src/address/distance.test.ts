import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Coordinates } from "./address.ts";
import { boundingBox, distanceKm, greatCircleKm } from "./distance.ts";
import { mapDefaults, radiusOfZoom } from "./map.ts";

const paris = { latitude: 48.8566, longitude: 2.3522 };
const lyon = { latitude: 45.764, longitude: 4.8357 };

const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distance", () => {
  it("follows the great circle on a sphere of 6371 km", () => {
    expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6371,
      6,
    );
    expect(greatCircleKm({ latitude: 90, longitude: 12 }, { latitude: 0, longitude: 70 })).toBeCloseTo(
      (Math.PI / 2) * 6371,
      6,
    );
    expect(
      greatCircleKm({ latitude: 10, longitude: 179.9 }, { latitude: 10, longitude: -179.9 }),
    ).toBeLessThan(22);
    expect(distanceKm(paris, lyon)).toBe(391.5);
  });

  it("is shown to two decimals and never under a metre", () => {
    expect(distanceKm(paris, { latitude: 48.8716, longitude: 2.3522 })).toBe(1.67);
    expect(distanceKm(paris, paris)).toBe(0.001);
    expect(distanceKm(paris, { latitude: 48.85661, longitude: 2.3522 })).toBe(0.001);
  });

  it("is the same both ways, nil from a place to itself, and shorter than any detour", () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(greatCircleKm(a, b)).toBe(greatCircleKm(b, a));
        expect(greatCircleKm(a, a)).toBe(0);
        expect(greatCircleKm(a, c)).toBeLessThanOrEqual(greatCircleKm(a, b) + greatCircleKm(b, c) + 1e-3);
      }),
    );
  });
});

describe("a bounding box", () => {
  it("leaves out no place within the radius", () => {
    fc.assert(
      fc.property(anywhere, anywhere, (centre, place) => {
        const box = boundingBox(centre, greatCircleKm(centre, place) * (1 + 1e-9) + 1e-6);
        expect(place.latitude).toBeGreaterThanOrEqual(box.minLatitude);
        expect(place.latitude).toBeLessThanOrEqual(box.maxLatitude);
        expect(place.longitude).toBeGreaterThanOrEqual(box.minLongitude);
        expect(place.longitude).toBeLessThanOrEqual(box.maxLongitude);
      }),
      { numRuns: 2000 },
    );
  });

  it("is tight around a town", () => {
    const box = boundingBox(paris, 15);
    expect(greatCircleKm(paris, { ...paris, latitude: box.maxLatitude })).toBeCloseTo(15, 9);
    expect(greatCircleKm(paris, { ...paris, longitude: box.maxLongitude })).toBeCloseTo(15, 3);
  });
});

describe("zoom and radius", () => {
  it.each([
    [6, 960_000],
    [7, 480_000],
    [12, 15_000],
    [5, 1_920_000],
  ])("zoom %d searches within %d m", (zoom, metres) => {
    expect(radiusOfZoom(zoom)).toBe(metres);
  });

  it("begin with all of France, and with 15 km around an address", () => {
    expect(mapDefaults).toEqual({
      zoom: 6,
      centre: { latitude: 46.709735, longitude: 2.202425 },
      searchZoomCap: 12,
      searchRadius: 15_000,
    });
  });
});
