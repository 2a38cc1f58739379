import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { kernelModule } from "../../../../../scripts/build-kernel.mjs";
import { type Method, methodRule } from "../../methods/method.ts";
import type { Series } from "../../series/series.ts";
import { keyedStudy, weight } from "../../testing/arbitraries.ts";
import { type AllocationInput, type Key, ruleOf } from "../allocate.ts";
import type { Rule } from "../rule.ts";
import { sumSharing, sumSharings } from "../sums.ts";
import { sliceSteps } from "./slice.ts";

const single = (list: readonly Series[]) => list.map((series) => Float32Array.from(series));
const grand = (list: ArrayLike<number>) => Array.from(list).reduce((a, b) => a + b, 0);

/** Studies that the kernel can take, each consumer with some periods. */
const kernelStudy = fc
  .tuple(keyedStudy, fc.array(fc.nat({ max: 2 }), { minLength: 5, maxLength: 5 }))
  .map(([{ key, study, coefficients }, steps]) => {
    const consumption = single(study.consumption);
    const input: Omit<AllocationInput, "consumption"> & { consumption: readonly Float32Array[] } = {
      ...study,
      consumption,
      key,
      coefficients,
    };
    const hours = { ofStep: Uint8Array.from(steps), count: 3 };
    const always = { ofStep: new Uint8Array(5), count: 1 };
    const periods = consumption.map((_, i) => (i % 2 === 0 ? hours : always));
    return { input, rule: ruleOf(input), periods };
  });

/** The group of each consumer, or none, and whether members of the groups have shares of their own. */
const grouping = fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 });
const weights = fc
  .array(weight, { minLength: 6, maxLength: 6 })
  .filter((list) => list[0]! > 0 && list.every((one) => one === 0 || one > 1e-6));

/** The same for the methods (`Method`) instead of the keys. */
const methodStudy = fc
  .tuple(kernelStudy, grouping, fc.boolean(), weights, fc.boolean())
  .map(([{ input, periods }, groupOf, hasShares, list, isByGroup]) => {
    const consumers = input.consumption.length;
    const groups = [0, 1, 2].map((group) => {
      const members = input.consumption.flatMap((_, i) => (groupOf[i] === group ? [i] : []));
      return { members, ...(hasShares && group === 1 ? { shares: members.map(() => 1 / 6) } : {}) };
    });
    const method: Method = isByGroup
      ? { kind: "priority_groups", groups }
      : { kind: "fixed_shares", weights: list.slice(0, consumers) };
    return { input, rule: methodRule(method, input), periods };
  });

const studies = fc.oneof(kernelStudy, methodStudy);

/** The same rule without its kernel. */
const reference = ({ share, pair }: Rule): Rule => ({ share, pair });

/** The same rule, whose TypeScript loops must not run. */
const kernelOnly = (rule: Rule): Rule => ({
  ...rule,
  share: () => expect.fail("the kernel left a slice to the reference"),
});

it("gives everybody what the TypeScript loops give, by period and by step, for every key and method", () => {
  fc.assert(
    fc.property(studies, ({ input, rule, periods }) => {
      const found = sumSharing(input, rule, periods);
      const expected = sumSharing(input, reference(rule), periods);
      const size = grand(expected.given) + grand(expected.surplus);
      const consumed = Math.max(...input.consumption.map((series) => Math.max(...series)));
      const near = (one: ArrayLike<number>, other: ArrayLike<number>, what: string) => {
        for (let n = 0; n < other.length; n++) {
          const differs = Math.abs(one[n]! - other[n]!) > 1e-9 * Math.max(size, consumed * 1e-6);
          if (differs || Number.isNaN(one[n])) expect.fail(`${what} ${n}: ${one[n]} and ${other[n]}`);
        }
      };
      expected.shared.forEach((sums, i) => {
        near(found.shared[i]!, sums, `consumer ${i}, period`);
      });
      near(found.surplus, expected.surplus, "surplus of producer");
      near(found.given, expected.given, "given at step");
    }),
    { numRuns: 8000 },
  );
});

it("keeps what always holds: 0 ≤ A_i ≤ C_i, and Σ A_i + Σ S_j = P", () => {
  fc.assert(
    fc.property(studies, ({ input, rule }) => {
      const { shared, surplus, given } = sumSharing(input, rule);
      const consumed = input.consumption.map((series) => grand(series));
      const produced = grand(input.production.map((series) => grand(series)));
      const near = 1e-9 * Math.max(produced, grand(consumed) * 1e-6);
      shared.forEach(([sum = Number.NaN], i) => {
        if (!(sum >= 0 && sum <= consumed[i]! + near)) expect.fail(`consumer ${i}: ${sum} of ${consumed[i]}`);
      });
      const total = grand(shared.map(([sum = 0]) => sum));
      if (!(Math.abs(total + grand(surplus) - produced) <= near)) expect.fail(`${total} of ${produced}`);
      if (!(Math.abs(total - grand(given)) <= near)) expect.fail(`${total} by consumer, ${given} by step`);
      if (!surplus.every((left) => left >= 0)) expect.fail(`surplus ${surplus}`);
    }),
    { numRuns: 8000 },
  );
});

/** Eleven consumers, two producers, and coefficients for a key. */
function studyOf(key: Key, steps: number) {
  const series = (seed: number, peak: number) =>
    Float32Array.from({ length: steps }, (_, t) => peak * Math.abs(Math.sin(seed + t * (seed + 0.37))));
  const consumption = Array.from({ length: 11 }, (_, i) => series(i, 400 + 100 * i));
  const production = [series(31, 2500), series(32, 1400)];
  const shares = consumption.map((_, i) => series(i + 20, 1 / 11));
  const coefficients = {
    default_dynamic: [],
    static: consumption.map(() => 1 / 11),
    simple_dynamic: shares,
    full_dynamic: [shares, shares.toReversed()],
  }[key];
  return { key, consumption, production, coefficients };
}

const keys = ["default_dynamic", "static", "simple_dynamic", "full_dynamic"] as const;

/** A year of methods, by their names. */
const yearOfMethods = (steps: number) => {
  const study = studyOf("default_dynamic", steps);
  const groups = [
    { members: [3, 0, 7] },
    { members: [1, 2], shares: [0.2, 0.3] },
    { members: [4, 5, 6, 8, 9] },
  ];
  const weights = study.consumption.map((_, i) => (i === 5 ? 0 : 1 + (i % 4)));
  const flows = { consumption: study.consumption, production: study.production };
  return {
    study,
    rules: {
      groups: methodRule({ kind: "priority_groups", groups }, flows),
      "fixed shares": methodRule({ kind: "fixed_shares", weights }, flows),
      cap: methodRule(
        { kind: "monthly_cap", caps: weights.map(() => 1e5), periods: new Uint8Array(steps) },
        flows,
      ),
    },
  };
};

it.each(["groups", "fixed shares"] as const)("shares a year by itself: %s", (name) => {
  const { study, rules } = yearOfMethods(20_001);
  const found = sumSharing(study, kernelOnly(rules[name]));
  const expected = sumSharing(study, reference(rules[name]));
  found.shared.forEach(([sum = Number.NaN], i) => {
    expect(Math.abs(sum - expected.shared[i]![0]!)).toBeLessThan(1e-9 * grand(study.consumption[i]!));
  });
});

it("shares by several rules at once as by each alone, and adds up what is withdrawn, with and without kernel", () => {
  const { study, rules } = yearOfMethods(9001);
  const several = [...Object.values(rules), ruleOf(study)];
  const doubles = { ...study, consumption: study.consumption.map((one) => Float64Array.from(one)) };
  for (const { consumption, production } of [study, doubles]) {
    const flows = { consumption, production };
    const { sharings, consumed, demand } = sumSharings(flows, several);
    sharings.forEach((found, n) => {
      const alone = sumSharing(flows, several[n]!);
      found.shared.forEach(([sum = Number.NaN], i) => {
        expect(Math.abs(sum - alone.shared[i]![0]!)).toBeLessThan(1e-9 * grand(consumption[i]!));
      });
      expect(Math.abs(grand(found.given) - grand(alone.given))).toBeLessThan(1e-9 * grand(alone.given));
    });
    consumed.forEach((sum, i) => {
      expect(sum / grand(consumption[i]!)).toBeCloseTo(1, 12);
    });
    expect(demand[17]! / grand(consumption.map((one) => one[17]!))).toBeCloseTo(1, 12);
  }
});

it("gives nobody anything where nobody injects, by any method", () => {
  const { study, rules } = yearOfMethods(100);
  for (const rule of [...Object.values(rules), ruleOf(study)]) {
    const { shared, given } = sumSharing({ consumption: study.consumption, production: [] }, rule);
    expect([...shared.flatMap((sums) => [...sums]), ...given].every((wh) => wh === 0)).toBe(true);
  }
});

it.each(keys)("shares a year by itself, slice after slice, by period: %s", (key) => {
  const study = studyOf(key, 20_001);
  const rule = ruleOf(study);
  const day = { ofStep: Uint8Array.from({ length: 20_001 }, (_, t) => (t >> 5) % 2), count: 2 };
  const season = { ofStep: Uint8Array.from({ length: 20_001 }, (_, t) => (t >> 7) % 4), count: 4 };
  const always = { ofStep: new Uint8Array(20_001), count: 1 };
  const periods = study.consumption.map((_, i) => (i === 2 ? always : i % 3 === 0 ? season : day));
  const found = sumSharing(study, kernelOnly(rule), periods);
  const expected = sumSharing(study, reference(rule), periods);
  found.shared.forEach((sums, i) => {
    expect(sums.length).toBe(periods[i]!.count);
    sums.forEach((sum, p) => {
      expect(sum / expected.shared[i]![p]!).toBeCloseTo(1, 10);
    });
  });
  found.surplus.forEach((left, j) => {
    expect(Math.abs(left - expected.surplus[j]!)).toBeLessThan(1e-9 * grand(study.production[j]!));
  });
});

const badValues = [-1e-9, Number.NaN, Number.POSITIVE_INFINITY];

it.each(keys)("leaves a bad withdrawal to the loops that refuse it by name: %s", (key) => {
  for (const bad of badValues) {
    for (let step = 0; step < 9; step++) {
      for (const consumer of [0, 9, 10]) {
        const study = studyOf(key, 9);
        study.consumption[consumer]![step] = bad;
        expect(() => sumSharing(study, ruleOf(study))).toThrow(`consumption[${consumer}] step ${step}: `);
      }
    }
  }
});

it.each(["simple_dynamic", "full_dynamic"] as const)("and a bad coefficient: %s", (key) => {
  for (const bad of badValues) {
    for (let step = 0; step < 9; step++) {
      const study = studyOf(key, 9);
      const [shares] = study.coefficients.flat() as Float32Array[];
      shares![step] = bad;
      expect(() => sumSharing(study, ruleOf(study))).toThrow(new RegExp(`^coefficients.*step ${step}: `));
    }
  }
});

it("takes nothing from the study before it, larger or longer", () => {
  const study = (consumers: number, steps: number) => ({
    consumption: Array.from({ length: consumers }, () => new Float32Array(steps).fill(100)),
    production: Array.from({ length: 3 }, () => new Float32Array(steps).fill(1000)),
  });
  const first = study(9, 40);
  sumSharing(first, ruleOf({ key: "default_dynamic", ...first }));
  const second = study(5, 7);
  const coefficients = second.production.map(() =>
    second.consumption.map(() => new Float32Array(7).fill(0.01)),
  );
  const { shared } = sumSharing(second, ruleOf({ key: "full_dynamic", ...second, coefficients }));
  for (const sums of shared) expect(sums[0]).toBeCloseTo(7 * 30, 3);
});

it.each([1, 2] as const)(
  "begins no row where the one before begins in the nearest cache: %s passes",
  (passes) => {
    const steps = sliceSteps(passes, 1000, 35_040);
    for (const bytes of [4 * steps, 8 * steps]) {
      expect(Math.min(bytes % 4096, 4096 - (bytes % 4096))).toBeGreaterThanOrEqual(64);
    }
  },
);

it("is what its source gives", async () => {
  const written = readFileSync(new URL("./bytes.ts", import.meta.url), "utf8");
  expect(written, "run node scripts/build-kernel.mjs").toBe(await kernelModule());
});
