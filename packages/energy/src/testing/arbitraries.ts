import * as fc from "fast-check";
import type { Key } from "../allocation/allocate.ts";
import { createGrid, type StepMinutes } from "../series/grid.ts";
import type { Series } from "../series/series.ts";

/** A study small enough to be tried by the hundred thousand, with zero, tiny and huge values among ordinary ones. */
export interface SmallStudy {
  consumption: Series[];
  production: Series[];
}

const energyValue = fc.oneof(
  // a meter counts whole watt-hours: below a thousandth of one there is no energy
  {
    weight: 5,
    arbitrary: fc.double({ min: 0, max: 5000, noNaN: true }).map((wh) => (wh < 1e-3 ? 0 : wh)),
  },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(1e-3, 1, 1e6) },
);

/** Grids of some days of any season, the changes of clocks among them, cut anywhere. */
export const someDays = fc
  .tuple(
    fc.constantFrom<StepMinutes>(15, 30, 60),
    fc.integer({ min: 0, max: 24 * 800 }),
    fc.nat({ max: 400 }),
  )
  .map(([stepMinutes, hour, length]) =>
    createGrid(Date.UTC(2026, 0, 1) + hour * 3_600_000, stepMinutes, length),
  );

function series(length: number): fc.Arbitrary<Series> {
  return fc
    .tuple(fc.boolean(), fc.array(energyValue, { minLength: length, maxLength: length }))
    .map(([single, values]) => (single ? Float32Array.from(values) : Float64Array.from(values)));
}

export const smallStudy: fc.Arbitrary<SmallStudy> = fc
  .record({
    steps: fc.integer({ min: 1, max: 5 }),
    consumers: fc.integer({ min: 1, max: 6 }),
    producers: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ steps, consumers, producers }) =>
    fc.record({
      consumption: fc.array(series(steps), { minLength: consumers, maxLength: consumers }),
      production: fc.array(series(steps), { minLength: producers, maxLength: producers }),
    }),
  );

/** Shares that add up to `fill` at most, itself at most 1, so that sums of exactly 1 are frequent. */
export function shares(weights: readonly number[], fill: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum > 0 ? (weight / sum) * fill : 0));
}

export const fill = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
export const weight = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1));

/** Coefficients of one producer or of the pool: one series per consumer, adding up to at most 1 at each step. */
function coefficientSeries(consumers: number, steps: number): fc.Arbitrary<Float32Array[]> {
  return fc
    .array(fc.tuple(fill, fc.array(weight, { minLength: consumers, maxLength: consumers })), {
      minLength: steps,
      maxLength: steps,
    })
    .map((perStep) => {
      const bySteps = perStep.map(([full, weights]) => shares(weights, full));
      return Array.from({ length: consumers }, (_, i) => Float32Array.from(bySteps, (step) => step[i] ?? 0));
    });
}

/** A study with a key and coefficients that fit it. */
export const keyedStudy = fc
  .tuple(smallStudy, fc.constantFrom<Key>("static", "default_dynamic", "simple_dynamic", "full_dynamic"))
  .chain(([study, key]) => {
    const steps = study.production[0]?.length ?? 0;
    const consumers = study.consumption.length;
    const constant = fc
      .tuple(fill, fc.array(weight, { minLength: consumers, maxLength: consumers }))
      .map(([full, weights]) => shares(weights, full));
    const one = coefficientSeries(consumers, steps);
    const producers = study.production.length;
    const coefficients = {
      static: constant,
      default_dynamic: fc.constant([]),
      simple_dynamic: one,
      full_dynamic: fc.array(one, { minLength: producers, maxLength: producers }),
    }[key];
    return fc.record({ key: fc.constant(key), study: fc.constant(study), coefficients });
  });
