import { expect, it } from "vitest";
import { ruleOf } from "../allocation/allocate.ts";
import { sumSharing } from "../allocation/sums.ts";
import { marginalValues } from "../indicators/marginal-value.ts";
import { fixedShares } from "../methods/fixed-shares.ts";
import type { Series } from "./series.ts";
import { scaledSource, valuesOf } from "./source.ts";

const steps = 3001;
const shape = Float64Array.from({ length: steps }, (_, t) => 1 + Math.sin(t));
const sources = [200, 300, 500].map((factor) => scaledSource(shape, factor));
const held = sources.map((source) => valuesOf(source));
const production = [Float64Array.from({ length: steps }, (_, t) => 800 * (1 + Math.cos(t)))];
const shares = [0.5, 0.25, 0.25];

it.each([
  ["in the kernel", () => ruleOf({ key: "static", consumption: sources, production, coefficients: shares })],
  ["by a method", () => fixedShares(shares, 3)],
] as const)("a series that is worked out is shared as one that is held, %s", (_, makeRule) => {
  const found = sumSharing({ consumption: sources, production }, makeRule());
  const expected = sumSharing({ consumption: held, production }, makeRule());
  found.shared.forEach(([sum = 0], i) => {
    expect(sum / expected.shared[i]![0]!).toBeCloseTo(1, 6);
  });
  expect(found.surplus[0]! / expected.surplus[0]!).toBeCloseTo(1, 6);
});

it("a candidate whose series is worked out brings what one whose series is held does", () => {
  const members = { consumption: held[1]!, production: production[0]! };
  expect(marginalValues(members, sources)).toEqual(marginalValues(members, held));
});

it("a bad value is named where it stands, though the series is worked out", () => {
  const bad = scaledSource(
    shape.map((value, t) => (t === 1500 ? Number.NaN : value)),
    100,
  );
  const consumption = [sources[0]!, bad];
  const rule = ruleOf({ key: "default_dynamic", consumption, production });
  expect(() => sumSharing({ consumption, production }, rule)).toThrow("consumption[1] step 1500");
});

it("a candidate is studied without more memory for each one", () => {
  const rooms = new Set<unknown>();
  const candidates = Array.from({ length: 50 }, () => ({
    length: steps,
    read(start: number, length: number, target: Series, offset: number) {
      rooms.add(target);
      sources[0]!.read(start, length, target, offset);
    },
  }));
  marginalValues({ consumption: held[1]!, production: production[0]! }, candidates);
  expect(rooms.size).toBe(1);
});
