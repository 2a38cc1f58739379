import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeDays, encodeDay } from "./day-codec.ts";

const reading = fc.oneof(
  { weight: 6, arbitrary: fc.nat(12_000) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
  { weight: 1, arbitrary: fc.nat(2 ** 40) },
);

describe("a day of readings", () => {
  it("comes back as it was written, whatever days follow one another", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(24, 48, 96),
        fc.nat(4),
        fc.infiniteStream(reading),
        (daySteps, days, stream) => {
          const written = Array.from({ length: days }, () => [...stream.take(daySteps)]);
          const bytes = Buffer.concat(written.map(encodeDay));
          expect([...decodeDays(bytes, days * daySteps, daySteps)]).toEqual(written.flat());
        },
      ),
    );
  });

  it("takes one byte a step where nothing changes or nothing is known", () => {
    expect(encodeDay(new Float64Array(48)).length).toBe(48);
    expect(encodeDay(new Float64Array(48).fill(Number.NaN)).length).toBe(48);
  });

  it("writes 330, 364, 300 as differences: +330, +34, -64", () => {
    // zig-zag plus one: 661 = 5 × 128 + 21 → [149, 5]; 69; -64 → 127 + 1 = 128 → [128, 1]
    expect([...encodeDay([330, 364, 300])]).toEqual([149, 5, 69, 128, 1]);
  });

  it("is refused when its bytes are not those of the steps asked for", () => {
    expect(() => decodeDays(encodeDay([1, 2, 3]), 2, 2)).toThrow(RangeError);
    expect(() => decodeDays(encodeDay([1, 2, 3]), 4, 4)).toThrow(RangeError);
  });
});
