import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { donePart, further } from "./progress.ts";

const nothing = { participantsRead: 0, participantsToRead: 0, daysShared: 0, daysToShare: 0 };
const reading = { ...nothing, participantsRead: 1240, participantsToRead: 10_000 };
const sharing = { ...reading, participantsRead: 10_000, daysShared: 73, daysToShare: 365 };
const anyProgress = fc.record({
  participantsRead: fc.nat(100),
  participantsToRead: fc.nat(100),
  daysShared: fc.nat(100),
  daysToShare: fc.nat(100),
});

describe("how far a study is", () => {
  it("counts reading for one half and sharing for the other", () => {
    expect(donePart(reading)).toBeCloseTo(0.062);
    expect(donePart(sharing)).toBeCloseTo(0.6);
  });

  it("counts sharing alone where nobody has readings", () => {
    expect(donePart({ ...sharing, participantsRead: 0, participantsToRead: 0 })).toBeCloseTo(0.2);
  });

  it("is nothing before anything is known, and never more than all", () => {
    expect(donePart(nothing)).toBe(0);
    fc.assert(fc.property(anyProgress, (one) => donePart(one) >= 0 && donePart(one) <= 1));
  });

  it("never goes back, whatever comes next", () => {
    expect(further(sharing, reading)).toBe(sharing);
    expect(further(sharing, null)).toBe(sharing);
    expect(further(null, reading)).toBe(reading);
    fc.assert(
      fc.property(anyProgress, anyProgress, (one, other) => {
        expect(donePart(further(one, other) ?? nothing)).toBe(Math.max(donePart(one), donePart(other)));
      }),
    );
  });
});
