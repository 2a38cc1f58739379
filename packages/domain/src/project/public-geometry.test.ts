import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Coordinates, greatCircleKm } from "../address/index.ts";
import {
  mostShiftKm,
  perimeterCheck,
  perimeters,
  publicAreas,
  publicDistanceText,
  publicGreatestKm,
  publicKm,
  publicReach,
  publicVerdict,
  snapToGrid,
} from "./index.ts";

/** Whether no pair is over the limit once the candidate is added. */
const canJoin = (points: readonly Coordinates[], candidate: Coordinates, limitKm: number): boolean =>
  perimeterCheck({ limitKm, points: [...points, candidate] }).ok;

const within = (latitudes: [number, number], longitudes: [number, number]): fc.Arbitrary<Coordinates> =>
  fc.record({
    latitude: fc.double({ min: latitudes[0], max: latitudes[1], noNaN: true }),
    longitude: fc.double({ min: longitudes[0], max: longitudes[1], noNaN: true }),
  });

/** Mainland, Corsica, the Antilles, Guyane, La Réunion and Mayotte, Saint-Pierre, the Pacific. */
const france = fc.oneof(
  within([41.3, 51.1], [-5.2, 9.6]),
  within([14.3, 18.2], [-63.2, -60.8]),
  within([2, 6], [-55, -51]),
  within([-21.5, -12.6], [44.9, 55.9]),
  within([46.7, 47.2], [-56.5, -56]),
  within([-23, -13], [163, 180]),
  within([-28, -8], [-180, -134]),
);
const km = 1 / 111.195;
const lyon = { latitude: 45.76, longitude: 4.84 };
const nearLyon = (reach: number) =>
  within(
    [lyon.latitude - reach * km, lyon.latitude + reach * km],
    [lyon.longitude - reach * km * 1.4, lyon.longitude + reach * km * 1.4],
  );

describe("a place on the public grid", () => {
  it("is a node 250 to 505 m away, in all of France", () => {
    fc.assert(
      fc.property(france, (place) => {
        const shift = greatCircleKm(place, snapToGrid(place));
        expect(shift).toBeGreaterThan(0.249);
        expect(shift).toBeLessThan(mostShiftKm);
      }),
      { numRuns: 4000 },
    );
  });

  it("is always the same, and one for some 25 hectares", () => {
    const side = 60;
    const nodes = new Set<string>();
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const place = {
          latitude: lyon.latitude + row * 0.1 * km,
          longitude: lyon.longitude + (column * 0.1 * km) / Math.cos((lyon.latitude * Math.PI) / 180),
        };
        expect(snapToGrid(place)).toEqual(snapToGrid({ ...place }));
        nodes.add(JSON.stringify(snapToGrid(place)));
      }
    }
    // 36 km²: 144 squares of 500 m, and those that the sides cut.
    expect(nodes.size).toBeGreaterThan(130);
    expect(nodes.size).toBeLessThan(200);
  });

  it("leaves the best guess of a home wrong by more than 200 m three times out of four", () => {
    const node = snapToGrid(lyon);
    const around = Array.from({ length: 101 * 101 }, (_, index) => ({
      latitude: node.latitude + ((index % 101) - 50) * 0.011 * km,
      longitude:
        node.longitude +
        ((Math.floor(index / 101) - 50) * 0.011 * km) / Math.cos((node.latitude * Math.PI) / 180),
    }));
    const homes = around.filter((place) => {
      const { latitude, longitude } = snapToGrid(place);
      return latitude === node.latitude && Math.abs(longitude - node.longitude) < 1e-9;
    });
    const guesses = around.filter((_, index) => index % 7 === 0);
    const best = guesses.reduce(
      (most, guess) => Math.max(most, homes.filter((home) => greatCircleKm(home, guess) <= 0.2).length),
      0,
    );
    expect(homes.length).toBeGreaterThan(1000);
    expect(best / homes.length).toBeLessThan(0.3);
  });

  it("exists at the poles and at the antimeridian", () => {
    for (const place of [
      { latitude: 90, longitude: 0 },
      { latitude: -89.9999, longitude: 179.9999 },
      { latitude: -13.3, longitude: 180 },
      { latitude: -13.3, longitude: -180 },
    ]) {
      const { latitude, longitude } = snapToGrid(place);
      expect(Math.abs(latitude)).toBeLessThan(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
  });
});

const projects = fc.record({
  limitKm: fc.constantFrom(...perimeters),
  address: nearLyon(2),
  participants: fc.array(nearLyon(3), { maxLength: 6 }),
});
/** Whether the newcomer alone respects the rule, by everyone's true place. */
const isWithinReachOfAll = (
  { limitKm, address, participants }: { limitKm: number; address: Coordinates; participants: Coordinates[] },
  place: Coordinates,
) =>
  (participants.length > 0 ? participants : [address]).every(
    (participant) => greatCircleKm(participant, place) <= limitKm,
  );

describe("the public verdict on a place", () => {
  it("never contradicts the true rule", () => {
    fc.assert(
      fc.property(projects, nearLyon(22), (project, place) => {
        const verdict = publicVerdict(publicReach(project), place);
        if (verdict === "inside") expect(isWithinReachOfAll(project, place)).toBe(true);
        const { participants, address, limitKm } = project;
        const places = participants.length > 0 ? participants : [address];
        if (verdict === "outside") expect(canJoin(places, place, limitKm)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  it("is exact around a published address where nobody takes part yet", () => {
    fc.assert(
      fc.property(nearLyon(4), (place) => {
        const reach = publicReach({ limitKm: 2, address: lyon, participants: [] });
        const expected = greatCircleKm(lyon, place) <= 2 ? "inside" : "outside";
        expect(publicVerdict(reach, place)).toBe(expected);
      }),
    );
  });

  it("leaves open what is within half a kilometre of the limit, and no more than a kilometre", () => {
    fc.assert(
      fc.property(nearLyon(4), (place) => {
        const distance = greatCircleKm(lyon, place);
        const reach = publicReach({ limitKm: 2, address: lyon, participants: [lyon] });
        const verdict = publicVerdict(reach, place);
        if (distance <= 2 - 2 * mostShiftKm) expect(verdict).toBe("inside");
        if (distance > 2 + 2 * mostShiftKm) expect(verdict).toBe("outside");
        if (Math.abs(distance - 2) < 1e-6) expect(verdict).toBe("border");
      }),
      { numRuns: 1000 },
    );
  });

  it("is drawn as it is told", () => {
    fc.assert(
      fc.property(projects, (project) => {
        const reach = publicReach(project);
        const { inside, reachable } = publicAreas(reach);
        /** The outlines are exact to a millimetre. */
        const near = (more: number, place: Coordinates) =>
          publicVerdict({ ...reach, slackKm: reach.slackKm + more }, place);
        const middle = (corners: Coordinates[], index: number) => corners[(index * 37) % corners.length];
        for (let index = 0; index < 5; index++) {
          const corner = middle(inside, index);
          if (corner && reach.slackKm > 0) expect(near(-1e-6, corner)).toBe("inside");
          const far = middle(reachable, index);
          if (far) expect(near(1e-6, far)).not.toBe("outside");
        }
        if (reachable.length === 0) expect(inside).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("public distances", () => {
  it("go by half kilometres", () => {
    expect([0, 0.24, 0.26, 1.1, 12.8].map(publicKm)).toEqual([0, 0, 0.5, 1, 13]);
    expect([0, 0.5, 13].map(publicDistanceText)).toEqual([
      "moins de 500\u00a0m",
      "environ 500\u00a0m",
      "environ 13\u00a0km",
    ]);
  });

  it("say about how far apart participants are, never more than they may be while they may respect the rule", () => {
    fc.assert(
      fc.property(projects, (project) => {
        const { limitKm, participants } = project;
        const km = publicGreatestKm(publicReach(project));
        if (participants.length < 2) {
          expect(km).toBeNull();
          return;
        }
        expect((km ?? -1) * 2).toBe(Math.round((km ?? -1) * 2));
        if (canJoin(participants, participants[0] ?? lyon, limitKm)) expect(km).toBeLessThanOrEqual(limitKm);
      }),
      { numRuns: 500 },
    );
  });
});
