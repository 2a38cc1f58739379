import { type Coordinates, greatCircleKm } from "@mec/domain/address";
import { standingArea } from "@mec/domain/project";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInside } from "./is-inside.ts";

const lyon: Coordinates = { latitude: 45.76, longitude: 4.84 };

describe("a place in the area where a newcomer may stand", () => {
  it("is in it exactly when it is within the limit of the project", () => {
    const outline = standingArea([lyon], 2).map((corner) => [corner.latitude, corner.longitude] as const);
    fc.assert(
      fc.property(
        fc.double({ min: 45.7, max: 45.82, noNaN: true }),
        fc.double({ min: 4.75, max: 4.93, noNaN: true }),
        (latitude, longitude) => {
          const km = greatCircleKm(lyon, { latitude, longitude });
          fc.pre(Math.abs(km - 2) > 0.01);
          expect(isInside({ latitude, longitude }, outline)).toBe(km < 2);
        },
      ),
    );
  });

  it("is never in an area that does not exist", () => {
    expect(isInside(lyon, [])).toBe(false);
  });
});
