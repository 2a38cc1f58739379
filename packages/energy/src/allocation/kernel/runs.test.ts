import * as fc from "fast-check";
import { expect, it } from "vitest";
import { methodRule } from "../../methods/method.ts";
import { type Key, ruleOf } from "../allocate.ts";
import type { Flows } from "../block.ts";
import type { Rule } from "../rule.ts";
import { sumSharing, sumSharings } from "../sums.ts";
import { writeRuns } from "./runs.ts";

interface Pattern {
  readonly isLit: readonly boolean[];
  readonly seed: number;
  readonly consumers: number;
  readonly producers: number;
}

/** What is injected, run after run of steps: nothing, then something, and so on. */
const pattern: fc.Arbitrary<Pattern> = fc
  .record({
    runs: fc.array(fc.constantFrom(0, 1, 2, 3, 5, 15, 16, 17, 33), { minLength: 1, maxLength: 14 }),
    isLitFirst: fc.boolean(),
    seed: fc.nat({ max: 1e6 }),
    consumers: fc.integer({ min: 1, max: 9 }),
    producers: fc.integer({ min: 1, max: 4 }),
  })
  .filter(({ runs }) => runs.some((length) => length > 0))
  .map(({ runs, isLitFirst, ...rest }) => ({
    ...rest,
    isLit: runs.flatMap((length, n) => Array<boolean>(length).fill((n % 2 === 0) === isLitFirst)),
  }));

/** Numbers between 0 and 1. */
function noise(seed: number): () => number {
  let n = seed;
  return () => {
    n += 1.37;
    return Math.abs(Math.sin(n));
  };
}

function studyOf({ isLit, seed, consumers, producers }: Pattern) {
  const next = noise(seed);
  const series = (peak: number) => isLit.map(() => next() * peak);
  const consumption = Array.from({ length: consumers }, () => Float32Array.from(series(1000)));
  const production = Array.from({ length: producers }, () =>
    Float64Array.from(series((2000 * consumers) / producers), (wh, t) => (isLit[t] ? wh : 0)),
  );
  const shares = () => consumption.map(() => Float32Array.from(series(1 / consumers)));
  return { consumption, production, shares };
}

/** Each key and method that has loops in the kernel. */
function rulesOf({ consumption, production, shares }: ReturnType<typeof studyOf>): Record<string, Rule> {
  const flows: Flows = { consumption, production };
  const key = (name: Key, coefficients: ReturnType<typeof shares> | number[] | ReturnType<typeof shares>[]) =>
    ruleOf({ key: name, consumption, production, coefficients });
  const everybody = consumption.map((_, i) => i);
  const half = Math.ceil(everybody.length / 2);
  const groups = [
    { members: everybody.slice(0, half) },
    { members: everybody.slice(half), shares: everybody.slice(half).map(() => 0.5 / everybody.length) },
  ];
  return {
    default_dynamic: key("default_dynamic", []),
    static: key(
      "static",
      consumption.map(() => 1 / consumption.length),
    ),
    simple_dynamic: key("simple_dynamic", shares()),
    full_dynamic: key(
      "full_dynamic",
      production.map(() => shares()),
    ),
    "fixed shares": methodRule({ kind: "fixed_shares", weights: everybody.map((i) => 1 + i) }, flows),
    "some without a share": methodRule(
      { kind: "fixed_shares", weights: everybody.map((i) => (i % 3 === 1 ? 0 : 1)) },
      flows,
    ),
    groups: methodRule({ kind: "priority_groups", groups }, flows),
    "groups, those with shares first": methodRule(
      { kind: "priority_groups", groups: groups.toReversed() },
      flows,
    ),
  };
}

const reference = ({ share, pair }: Rule): Rule => ({ share, pair });
const kernelOnly = (rule: Rule): Rule => ({
  ...rule,
  share: () => expect.fail("the kernel left a slice to the reference"),
});

const expectNear = (found: ArrayLike<number>, expected: ArrayLike<number>, size: number, what: string) => {
  for (let n = 0; n < expected.length; n++) {
    if (!(Math.abs(found[n]! - expected[n]!) <= 1e-9 * size)) {
      expect.fail(`${what} ${n}: ${found[n]} and ${expected[n]}`);
    }
  }
};

it("gives what the TypeScript gives, wherever nothing is injected: by every rule, alone and after the others", () => {
  fc.assert(
    fc.property(pattern, (one) => {
      const study = studyOf(one);
      const rules = Object.entries(rulesOf(study));
      const hours = { ofStep: Uint8Array.from(one.isLit, (_, t) => (t >> 2) % 3), count: 3 };
      const always = { ofStep: new Uint8Array(one.isLit.length), count: 1 };
      const periods = study.consumption.map((_, i) => (i % 2 === 0 ? hours : always));
      const size = study.consumption.flatMap((row) => [...row]).reduce((a, b) => a + b, 1);
      const together = sumSharings(
        study,
        rules.map(([, rule]) => kernelOnly(rule)),
        periods,
      );
      rules.forEach(([name, rule], n) => {
        const expected = sumSharing(study, reference(rule), periods);
        for (const found of [sumSharing(study, kernelOnly(rule), periods), together.sharings[n]!]) {
          expected.shared.forEach((sums, i) => {
            expectNear(found.shared[i]!, sums, size, `${name}, consumer ${i}, period`);
          });
          expectNear(found.surplus, expected.surplus, size, `${name}, surplus of producer`);
          expectNear(found.given, expected.given, size, `${name}, given at step`);
        }
      });
      const demand = one.isLit.map((_, t) => study.consumption.reduce((sum, row) => sum + row[t]!, 0));
      expectNear(together.demand, demand, size, "withdrawn at step");
    }),
    { numRuns: 1500 },
  );
});

it("refuses a bad value by day and by night", () => {
  fc.assert(
    fc.property(
      pattern,
      fc.nat(),
      fc.nat(),
      fc.constantFrom(-1e-9, Number.NaN, Number.POSITIVE_INFINITY),
      (one, who, when, bad) => {
        const consumer = who % one.consumers;
        const step = when % one.isLit.length;
        const study = studyOf(one);
        const rules = rulesOf(study);
        study.consumption[consumer]![step] = bad;
        for (const rule of Object.values(rules)) {
          const words = `consumption[${consumer}] step ${step}: `;
          expect(() => sumSharing(study, rule)).toThrow(words);
          expect(() => sumSharings(study, [rule])).toThrow(words);
        }
      },
    ),
    { numRuns: 500 },
  );
});

it("refuses coefficients that are bad or add up to more than 1, by day and by night", () => {
  fc.assert(
    fc.property(
      pattern,
      fc.nat(),
      fc.constantFrom(-1e-9, Number.NaN, Number.POSITIVE_INFINITY, 1.5),
      (one, when, bad) => {
        const step = when % one.isLit.length;
        const study = studyOf(one);
        const { consumption, production } = study;
        const last = study.shares();
        last.at(-1)![step] = bad;
        const matrix = [...production.slice(1).map(() => study.shares()), last];
        for (const rule of [
          ruleOf({ key: "simple_dynamic", consumption, production, coefficients: last }),
          ruleOf({ key: "full_dynamic", consumption, production, coefficients: matrix }),
        ]) {
          expect(() => sumSharing(study, rule)).toThrow(new RegExp(`^coefficients.*step ${step}: `));
        }
      },
    ),
    { numRuns: 500 },
  );
});

it("lists the runs of steps that are not zero, by four; a pause of less than four hours is no pause", () => {
  const listed = (steps: number, ...lit: readonly number[]) => {
    const row = new Float64Array(steps);
    for (const t of lit) row[t] = 1;
    const runs = new Int32Array(steps * 2);
    writeRuns(row, runs);
    const pairs: number[] = [];
    for (let n = 0; pairs.at(-1) !== steps; n += 2) pairs.push(runs[n]! / 8, runs[n + 1]! / 8);
    return pairs;
  };
  expect(listed(40)).toEqual([40, 40]);
  expect(listed(40, 39)).toEqual([36, 40]);
  expect(listed(40, 1)).toEqual([0, 4, 40, 40]);
  expect(listed(40, 1, 19)).toEqual([0, 20, 40, 40]);
  expect(listed(40, 3, 20)).toEqual([0, 4, 20, 24, 40, 40]);
});
