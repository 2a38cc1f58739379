import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Coordinates, greatCircleKm } from "../address/index.ts";
import {
  greatestPairwiseDistance,
  outlineOf,
  perimeterCheck,
  perimeterCommunes,
  perimeterConditions,
  standingArea,
} from "./index.ts";

/** The oracle: every pair, by the haversine. */
function bruteForce(points: readonly Coordinates[]): number {
  let greatest = 0;
  points.forEach((a, index) => {
    for (const b of points.slice(index + 1)) greatest = Math.max(greatest, greatCircleKm(a, b));
  });
  return greatest;
}

const around = (latitude: number, longitude: number, degrees: number): fc.Arbitrary<Coordinates> =>
  fc.record({
    latitude: fc.double({
      min: Math.max(-90, latitude - degrees),
      max: Math.min(90, latitude + degrees),
      noNaN: true,
    }),
    longitude: fc.double({ min: longitude - degrees, max: longitude + degrees, noNaN: true }).map(wrap),
  });
const wrap = (longitude: number) =>
  longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;

/** Few places on a coarse grid: identical points, equal distances, meridians, poles, antipodes. */
const grid: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.integer({ min: -6, max: 6 }).map((step) => step * 15),
  longitude: fc.integer({ min: -6, max: 6 }).map((step) => step * 30),
});

const places: [string, fc.Arbitrary<Coordinates>][] = [
  ["in a town", around(46.7, 2.2, 0.02)],
  ["in a building", around(46.7, 2.2, 0.0000005)],
  ["anywhere", around(0, 0, 180)],
  ["around the antimeridian", around(-17.7, 180, 0.05)],
  [
    "around the pole",
    around(90, 0, 0.05).map(({ latitude }) => ({ latitude, longitude: (latitude * 1e5) % 180 })),
  ],
  ["on a coarse grid", grid],
];

describe("the greatest distance between two participants", () => {
  it.each(places)(
    "equals that of comparing every pair, %s",
    (_where, place) => {
      fc.assert(
        fc.property(fc.array(place, { minLength: 2, maxLength: 8 }), (points) => {
          const found = greatestPairwiseDistance(points);
          const [i, j] = found?.pair ?? [0, 0];
          const pair = points.slice(i, i + 1).concat(points.slice(j, j + 1));
          return found?.km === bruteForce(points) && i < j && bruteForce(pair) === found.km;
        }),
        { numRuns: 17_000 },
      );
    },
    60_000,
  );

  it("equals it for large sets too", () => {
    fc.assert(
      fc.property(fc.array(around(46.7, 2.2, 0.02), { minLength: 150, maxLength: 300 }), (points) => {
        return greatestPairwiseDistance(points)?.km === bruteForce(points);
      }),
      { numRuns: 100 },
    );
  });

  it("equals it when the points stand on a circle, where no pair can be ruled out early", () => {
    const circle = Array.from({ length: 301 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 301;
      return { latitude: 46 + 0.01 * Math.cos(angle), longitude: 2 + 0.0144 * Math.sin(angle) };
    });
    expect(greatestPairwiseDistance(circle)?.km).toBe(bruteForce(circle));
  });

  it("is none under two points, and zero between neighbours of one building", () => {
    const home = { latitude: 46.7, longitude: 2.2 };
    expect(greatestPairwiseDistance([])).toBeNull();
    expect(greatestPairwiseDistance([home])).toBeNull();
    expect(greatestPairwiseDistance([home, home, home])).toEqual({ km: 0, pair: [0, 1] });
  });
});

/** The participants who break a perimeter, found by comparing every pair again after each removal: slow and evident. */
function slowBreakers(points: readonly Coordinates[], limitKm: number): number[] {
  const gone = new Set<number>();
  for (;;) {
    const conflicts = points.map((point, index) =>
      gone.has(index)
        ? 0
        : points.filter((other, place) => !gone.has(place) && greatCircleKm(point, other) > limitKm).length,
    );
    const most = Math.max(0, ...conflicts);
    if (most === 0) return [...gone].sort((a, b) => a - b);
    gone.add(conflicts.lastIndexOf(most));
  }
}

/** Places `km` north and east of a plant. */
const plant = { latitude: 46.7, longitude: 2.2 };
const kmPerDegree = (Math.PI / 180) * 6371;
const at = (north: number, east = 0): Coordinates => ({
  latitude: plant.latitude + north / kmPerDegree,
  longitude: plant.longitude + east / (kmPerDegree * Math.cos((plant.latitude * Math.PI) / 180)),
});

describe("the perimeter", () => {
  it("is between the two most distant, not around the plant", () => {
    const points = [plant, at(1.9), at(-1.9)];
    expect(perimeterCheck({ limitKm: 2, points })).toMatchObject({ ok: false, pair: [1, 2], breakers: [2] });
    expect(perimeterCheck({ limitKm: 2, points }).greatestKm).toBeCloseTo(3.8, 6);
  });

  it("is not rounded before it is compared", () => {
    expect(perimeterCheck({ limitKm: 2, points: [plant, at(1.9999)] }).ok).toBe(true);
    expect(perimeterCheck({ limitKm: 2, points: [plant, at(2.0001)] }).ok).toBe(false);
  });

  it("names the one who breaks it rather than the many whom he is too far from", () => {
    const points = [plant, at(0.5), at(0, 0.5), at(30), at(-0.5)];
    expect(perimeterCheck({ limitKm: 2, points }).breakers).toEqual([3]);
  });

  it("holds for nobody and for one", () => {
    expect(perimeterCheck({ limitKm: 2, points: [] })).toEqual({
      greatestKm: 0,
      pair: null,
      ok: true,
      breakers: [],
    });
    expect(perimeterCheck({ limitKm: 2, points: [plant] }).ok).toBe(true);
  });

  it("holds once those who break it are left out, and breaks nothing when it holds", () => {
    fc.assert(
      fc.property(fc.array(around(46.7, 2.2, 0.02), { maxLength: 12 }), (points) => {
        const { ok, breakers } = perimeterCheck({ limitKm: 2, points });
        const staying = points.filter((_, index) => !breakers.includes(index));
        expect(bruteForce(staying)).toBeLessThanOrEqual(2);
        expect(breakers.length === 0).toBe(ok);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(places)(
    "names those whom comparing every pair names, the eldest staying, %s",
    (_where, place) => {
      fc.assert(
        fc.property(
          fc.array(place, { maxLength: 60 }),
          fc.constantFrom(0.00005, 0.5, 2, 10, 5000),
          (points, limitKm) => {
            expect(perimeterCheck({ limitKm, points }).breakers).toEqual(slowBreakers(points, limitKm));
          },
        ),
        { numRuns: 300 },
      );
    },
    60_000,
  );

  it("names the thousands who break it as soon as the few", () => {
    const towns = Array.from({ length: 6000 }, (_, index) =>
      at((index % 3) * 10 + (index % 100) / 100, (index % 71) / 71),
    );
    const { breakers } = perimeterCheck({ limitKm: 2, points: towns });
    expect(breakers).toHaveLength(4000);
    expect(new Set(breakers.map((index) => index % 3)).size).toBe(2);
  });

  it("states a condition and a derogation for 10 and 20 km", () => {
    expect(perimeterConditions[2]).toBeNull();
    expect(perimeterConditions[10]).toMatch(/rurales ou périurbaines.*dérogation/);
    expect(perimeterConditions[20]).toMatch(/communes rurales au.*dérogation/);
  });
});

it("says to who looks for a place which communes it takes, in few words: the derogation is for its owner to ask", () => {
  expect(perimeterCommunes).toEqual({
    2: null,
    10: "Communes rurales ou périurbaines seulement.",
    20: "Communes rurales seulement.",
  });
});

describe("where a participant can stand", () => {
  it("is a disc around a single point", () => {
    const outline = standingArea(outlineOf([plant]), 2);
    expect(outline).toHaveLength(180);
    for (const corner of outline) expect(greatCircleKm(plant, corner)).toBeCloseTo(2, 6);
  });

  it("is bounded by the farthest point in every direction, and holds the points that respect the limit", () => {
    fc.assert(
      fc.property(fc.array(around(46.7, 2.2, 0.01), { minLength: 1, maxLength: 10 }), (points) => {
        const outline = standingArea(outlineOf(points), 4);
        expect(outline).toHaveLength(180);
        for (const corner of outline) {
          const farthest = Math.max(...points.map((point) => greatCircleKm(point, corner)));
          expect(Math.abs(farthest - 4)).toBeLessThan(1e-5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is empty exactly when no place is within reach of all", () => {
    expect(standingArea(outlineOf([]), 2)).toEqual([]);
    expect(standingArea(outlineOf([at(-2.001), at(2.001)]), 2)).toEqual([]);
    expect(standingArea(outlineOf([at(-1.999), at(1.999)]), 2)).toHaveLength(180);
    expect(standingArea(outlineOf([at(1.999), at(-1.999), at(0, 1.999), at(0, -1.999)]), 2)).toHaveLength(
      180,
    );
  });

  it("exists overseas, at the antimeridian and at the pole", () => {
    for (const point of [
      { latitude: -21.1, longitude: 55.5 },
      { latitude: -13, longitude: 180 },
      { latitude: 90, longitude: 0 },
    ]) {
      for (const corner of standingArea(outlineOf([point]), 20))
        expect(greatCircleKm(point, corner)).toBeCloseTo(20, 5);
    }
  });
});

describe("the participant who is farthest from a place", () => {
  it.each(places)(
    "is found as by comparing with everybody, %s",
    (_where, place) => {
      fc.assert(
        fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), place, (points, from) => {
          const { index, km } = outlineOf(points).farthest(from);
          const farthest = Math.max(...points.map((point) => greatCircleKm(point, from)));
          expect(Math.abs(km - farthest)).toBeLessThan(1e-7);
          expect(greatCircleKm(points[index] ?? from, from)).toBe(km);
          expect(outlineOf(points).greatest()).toEqual(greatestPairwiseDistance(points));
        }),
        { numRuns: 2000 },
      );
    },
    60_000,
  );

  it("is nobody among none", () => {
    expect(outlineOf([]).farthest(plant)).toEqual({ index: -1, km: 0 });
  });
});
