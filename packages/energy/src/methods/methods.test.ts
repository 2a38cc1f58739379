import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "../allocation/allocate.ts";
import type { Flows } from "../allocation/block.ts";
import { collect, type Detail } from "../allocation/results.ts";
import { type Series, total } from "../series/series.ts";
import { type SmallStudy, smallStudy } from "../testing/arbitraries.ts";
import { methodCoefficients } from "./coefficients.ts";
import { fairest } from "./fairest.ts";
import { type Method, methodMeaning, methodRule } from "./method.ts";

const series = (...values: number[]) => Float64Array.from(values);
const oneStep = (wanted: number[], produced: number): SmallStudy => ({
  consumption: wanted.map((wh) => series(wh)),
  production: [series(produced)],
});
const allocateBy = (method: Method, study: Flows, detail: Detail = "totals") =>
  collect(study, methodRule(method, study), detail);
const givenBy = (method: Method, study: SmallStudy) => [...allocateBy(method, study).shared.totals];

describe("methods, examples worked by hand", () => {
  it("priority groups: the second group shares what the first left", () => {
    // P = 100. Group 1 (consumer 2) takes 40; group 2 wants 60 + 120 = 180 of the 60 left → a third each: 20, 40
    const method: Method = { kind: "priority_groups", groups: [{ members: [2] }, { members: [0, 1] }] };
    expect(givenBy(method, oneStep([60, 120, 40], 100))).toEqual([20, 40, 40]);
  });

  it("priority groups with fixed shares: what a member leaves goes to the next group", () => {
    // P = 100. Group 1: half each = 50; wanted 20 and 80 → 20 and 50, 30 left for group 2
    const groups = [{ members: [0, 1], shares: [0.5, 0.5] }, { members: [2] }];
    expect(givenBy({ kind: "priority_groups", groups }, oneStep([20, 80, 100], 100))).toEqual([20, 50, 30]);
  });

  it("a consumer in no group receives nothing", () => {
    expect(givenBy({ kind: "priority_groups", groups: [{ members: [1] }] }, oneStep([9, 9], 5))).toEqual([
      0, 5,
    ]);
  });

  it("fixed shares: what the saturated leave is shared again by the same weights", () => {
    // P = 100, weights 5 : 3 : 2 → 50, 30, 20. The first wants only 10: 40 left over for 3 : 2 → +24, +16 = 54, 36.
    // The third wants only 30: 6 more for the second = 60.
    const given = givenBy({ kind: "fixed_shares", weights: [5, 3, 2] }, oneStep([10, 500, 30], 100));
    expect(given[0]).toBeCloseTo(10, 9);
    expect(given[1]).toBeCloseTo(60, 9);
    expect(given[2]).toBeCloseTo(30, 9);
  });

  it("fixed shares: a weight of 0 receives nothing, even of what is left", () => {
    expect(givenBy({ kind: "fixed_shares", weights: [1, 0] }, oneStep([10, 50], 100))).toEqual([10, 0]);
  });

  it("monthly cap: once reached, the others share the rest, until the next month", () => {
    // P = 30 at each of 3 steps, both want 30. Cap of the first: 20 Wh a month; months 0, 0, 1.
    // step 0: wants 20 and 30 of 30 → 12 and 18; step 1: he may have 8 more, 8 and 30 of 30 → 30/38 of each;
    // step 2: a new month: 12 and 18 again
    const study = { consumption: [series(30, 30, 30), series(30, 30, 30)], production: [series(30, 30, 30)] };
    const given = givenBy({ kind: "monthly_cap", caps: [20, Infinity], periods: [0, 0, 1] }, study);
    expect(given[0]).toBeCloseTo(12 + (8 * 30) / 38 + 12, 9);
    expect(given[1]).toBeCloseTo(18 + (30 * 30) / 38 + 18, 9);
  });

  it("social bonus: a beneficiary's kWh counts twice, until he has all he wants", () => {
    // C = 100 and 100, P = 60: 60 / (2·100 + 100) = 0.2 → 40 % and 20 %: 40 and 20
    const method: Method = { kind: "social_bonus", beneficiaries: [0], factor: 2 };
    expect(givenBy(method, oneStep([100, 100], 60)).map(Math.round)).toEqual([40, 20]);
    // P = 160: 160/300 > ½, so the first is wholly served: 100, and 60 for the other
    expect(givenBy(method, oneStep([100, 100], 160))).toEqual([100, 60]);
  });

  it("optimised for the total saving: those who save most first, never those it would cost", () => {
    // P = 100. Savings 0.05, 0.08, −0.01 €/Wh: the second takes 70, the first the 30 left, the third nothing
    const method: Method = { kind: "optimised", goal: "total_saving", savingPerWh: [0.05, 0.08, -0.01] };
    expect(givenBy(method, oneStep([50, 70, 90], 100))).toEqual([30, 70, 0]);
  });

  it("optimised for the smallest saving: gives noon to whom has nothing else", () => {
    // 10 Wh at noon and 10 in the evening. The first wants 10 at both, the second 10 at noon only. By proportion the
    // first has 5 + 10, the second 5; at best all noon goes to the second: 10 each.
    const study = { consumption: [series(10, 10), series(10, 0)], production: [series(10, 10)] };
    const { smallest, bound } = fairest(study, [1, 1]);
    expect(bound).toBeCloseTo(10, 6);
    expect(smallest).toBeGreaterThan(9);
  });

  it("says in French what each method favours", () => {
    for (const sentence of Object.values(methodMeaning)) expect(sentence).toMatch(/^(Favorise|Cherche).*\.$/);
  });
});

describe("methods, what they refuse", () => {
  const study = oneStep([1, 2], 3);
  it.each<[string, Method]>([
    [
      "two groups for one consumer",
      { kind: "priority_groups", groups: [{ members: [0] }, { members: [0] }] },
    ],
    ["an unknown consumer", { kind: "priority_groups", groups: [{ members: [2] }] }],
    ["shares over 1", { kind: "priority_groups", groups: [{ members: [0, 1], shares: [0.7, 0.7] }] }],
    ["a negative weight", { kind: "fixed_shares", weights: [1, -1] }],
    ["no weight at all", { kind: "fixed_shares", weights: [0, 0] }],
    ["a missing weight", { kind: "fixed_shares", weights: [1] }],
    ["a negative cap", { kind: "monthly_cap", caps: [1, -1], periods: [0] }],
    ["periods too short", { kind: "monthly_cap", caps: [1, 1], periods: [] }],
    ["a bonus under 1", { kind: "social_bonus", beneficiaries: [0], factor: 0.5 }],
    ["an unknown beneficiary", { kind: "social_bonus", beneficiaries: [7], factor: 2 }],
    [
      "a saving that is not a number",
      { kind: "optimised", goal: "total_saving", savingPerWh: [1, Number.NaN] },
    ],
  ])("%s", (_, method) => {
    expect(() => allocateBy(method, study)).toThrow(RangeError);
  });
});

const methodFor = (study: SmallStudy): fc.Arbitrary<Method> => {
  const count = study.consumption.length;
  const numbers = fc.array(fc.double({ min: 0.01, max: 10, noNaN: true }), {
    minLength: count,
    maxLength: count,
  });
  const members = fc.shuffledSubarray(study.consumption.map((_, i) => i));
  return fc.oneof(
    members.map((first): Method => {
      const rest = study.consumption.flatMap((_, i) => (first.includes(i) ? [] : [i]));
      return { kind: "priority_groups", groups: [{ members: first }, { members: rest }] };
    }),
    numbers.map((weights): Method => ({ kind: "fixed_shares", weights })),
    fc
      .tuple(members, fc.double({ min: 1, max: 20, noNaN: true }))
      .map(([beneficiaries, factor]): Method => ({ kind: "social_bonus", beneficiaries, factor })),
    numbers.map((savings): Method => ({ kind: "optimised", goal: "total_saving", savingPerWh: savings })),
    fc.constant<Method>({
      kind: "monthly_cap",
      caps: study.consumption.map(() => Infinity),
      periods: [0, 0, 1, 1, 2],
    }),
  );
};
const studyAndMethod = smallStudy.chain((study) => fc.tuple(fc.constant(study), methodFor(study)));
const sumAt = (list: readonly Series[], t: number) => list.reduce((sum, one) => sum + one[t]!, 0);

it("every method that wastes nothing shares all that can be, and gives nobody more than he withdraws", () => {
  fc.assert(
    fc.property(studyAndMethod, ([study, method]) => {
      const { shared } = allocateBy(method, study, "series");
      for (let t = 0; t < study.production[0]!.length; t++) {
        const most = Math.min(sumAt(study.consumption, t), sumAt(study.production, t));
        const given = sumAt(shared.series ?? [], t);
        if (Math.abs(given - most) > 1e-9 * most + 1e-15 * sumAt(study.consumption, t)) {
          expect.fail(`${method.kind} gives ${given} of ${most} at step ${t}`);
        }
        shared.series?.forEach((one, i) => {
          if (!(one[t]! >= 0 && one[t]! <= study.consumption[i]![t]!))
            expect.fail(`${method.kind} consumer ${i}`);
        });
      }
    }),
    { numRuns: 15_000 },
  );
});

it("sent as coefficients of a simple dynamic key, a method gives the same", () => {
  fc.assert(
    fc.property(studyAndMethod, ([study, method]) => {
      const direct = allocateBy(method, study).shared.totals;
      const coefficients = methodCoefficients(method, study);
      const sent = allocate({ key: "simple_dynamic", ...study, coefficients }).shared.totals;
      const produced = study.production.reduce((sum, one) => sum + total(one), 0);
      sent.forEach((wh, i) => {
        if (Math.abs(wh - direct[i]!) > 1e-6 * produced + 1e-15 * total(study.consumption[i]!))
          expect.fail(`${method.kind} consumer ${i}`);
      });
    }),
    { numRuns: 8_000 },
  );
});

it("fixed shares are water-filling: whoever is not wholly served is at the common level", () => {
  const weighted = smallStudy.chain((study) =>
    fc.tuple(
      fc.constant(study),
      fc.array(fc.double({ min: 0.01, max: 10, noNaN: true }), {
        minLength: study.consumption.length,
        maxLength: study.consumption.length,
      }),
    ),
  );
  fc.assert(
    fc.property(weighted, ([study, weights]) => {
      const { shared } = allocateBy({ kind: "fixed_shares", weights }, study, "series");
      for (let t = 0; t < study.production[0]!.length; t++) {
        const levels = weights.map((weight, i) => (shared.series?.[i]?.[t] ?? 0) / weight);
        const highest = Math.max(...levels);
        study.consumption.forEach((one, i) => {
          const missing = one[t]! - (shared.series?.[i]?.[t] ?? 0);
          const short = highest - levels[i]!;
          if (missing > 1e-9 * one[t]! && short > 1e-9 * highest + 1e-13 * one[t]!)
            expect.fail(`consumer ${i}`);
        });
      }
    }),
    { numRuns: 8_000 },
  );
});

it("no sharing beats the bound given with the fairest one", () => {
  fc.assert(
    fc.property(smallStudy, (study) => {
      const savings = study.consumption.map(() => 1);
      const { smallest, bound } = fairest(study, savings);
      const byDefault = allocate({ key: "default_dynamic", ...study }).shared.totals;
      const able = [...byDefault].filter((_, i) => total(study.consumption[i]!) > 0);
      const limit = bound * (1 + 1e-9) + 1e-9;
      if (able.length > 0 && Math.min(...able) > limit) expect.fail(`the default key passes ${bound}`);
      if (smallest > limit) expect.fail(`${smallest} passes ${bound}`);
    }),
    { numRuns: 200 },
  );
});

it("the fairest sharing of ordinary curves comes within a tenth of the bound", () => {
  const hours = 24 * 28;
  const curve = (level: number, shift: number) =>
    Float64Array.from({ length: hours }, (_, t) => level * (1.2 + Math.sin(((t + shift) * Math.PI) / 12)));
  const study = {
    consumption: [curve(200, 0), curve(300, 5), curve(100, 12), curve(900, 18), curve(60, 9)],
    production: [
      Float64Array.from({ length: hours }, (_, t) => Math.max(0, 1500 * Math.sin(((t - 6) * Math.PI) / 12))),
    ],
  };
  const { smallest, bound } = fairest(study, [0.1, 0.1, 0.12, 0.05, 0.1]);
  expect(smallest).toBeGreaterThan(0.9 * bound);
});
