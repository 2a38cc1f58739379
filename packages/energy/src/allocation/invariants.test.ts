import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Series, total } from "../series/series.ts";
import { keyedStudy, smallStudy } from "../testing/arbitraries.ts";
import { type AllocationInput, allocate, ruleOf } from "./allocate.ts";
import { runSharing } from "./run.ts";

const RUNS = 12_000;
const run = (input: AllocationInput) => allocate({ ...input, detail: "series" });
const sumAt = (list: readonly Series[] | undefined, t: number) =>
  (list ?? []).reduce((sum, series) => sum + (series[t] ?? 0), 0);
const grand = (list: Float64Array) => list.reduce((a, b) => a + b, 0);
/** Rounding of a sum of a few values of this size. */
const eps = (...sizes: number[]) => 1e-9 * Math.max(1e-12, ...sizes);

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void, numRuns = RUNS) => {
  fc.assert(fc.property(arbitrary, property), { numRuns });
};

it("0 ≤ A_i ≤ C_i and Σ A_i ≤ P, at every step, for every key", () => {
  check(keyedStudy, ({ key, study, coefficients }) => {
    const { shared } = run({ key, ...study, coefficients });
    for (let t = 0; t < study.production[0]!.length; t++) {
      study.consumption.forEach((consumed, i) => {
        const given = shared.series?.[i]?.[t] ?? Number.NaN;
        if (!(given >= 0 && given <= consumed[t]!)) expect.fail(`A[${i}][${t}] = ${given} of ${consumed[t]}`);
      });
      const produced = sumAt(study.production, t);
      const given = sumAt(shared.series, t);
      if (!(given <= produced + eps(produced, sumAt(study.consumption, t) * 1e-6))) {
        expect.fail(`ΣA = ${given} of ${produced}`);
      }
    }
  });
});

it("Σ A_i + Σ S_j = P and S_j ≥ 0, at every step, for every key", () => {
  check(keyedStudy, ({ key, study, coefficients }) => {
    const { shared, surplus } = run({ key, ...study, coefficients });
    for (let t = 0; t < study.production[0]!.length; t++) {
      const produced = sumAt(study.production, t);
      const found = sumAt(shared.series, t) + sumAt(surplus.series, t);
      if (!(Math.abs(found - produced) <= eps(produced, sumAt(study.consumption, t) * 1e-6))) {
        expect.fail(`ΣA + ΣS = ${found}, P = ${produced}`);
      }
      surplus.series?.forEach((left, j) => {
        if (!(left[t]! >= 0 && left[t]! <= study.production[j]![t]!))
          expect.fail(`S[${j}][${t}] = ${left[t]}`);
      });
    }
  });
});

it("Σ_j A_ij = A_i and Σ_i A_ij + S_j = P_j, for every key", () => {
  check(keyedStudy, ({ key, study, coefficients }) => {
    const input = { key, ...study, coefficients };
    const { shared, surplus } = allocate(input);
    const byConsumer = new Float64Array(study.consumption.length);
    const byProducer = new Float64Array(study.production.length);
    runSharing(study, ruleOf(input), {
      pair(consumer, producer, _start, values, length) {
        for (let t = 0; t < length; t++) {
          byConsumer[consumer]! += values[t]!;
          byProducer[producer]! += values[t]!;
        }
      },
    });
    const size = Math.max(grand(shared.totals), grand(surplus.totals));
    const consumed = Math.max(...study.consumption.flatMap((series) => [...series]));
    byConsumer.forEach((sum, i) => {
      if (Math.abs(sum - shared.totals[i]!) > eps(size, consumed * 1e-6)) expect.fail(`consumer ${i}`);
    });
    byProducer.forEach((sum, j) => {
      const produced = total(study.production[j]!);
      if (Math.abs(sum + surplus.totals[j]! - produced) > eps(size, consumed * 1e-6))
        expect.fail(`producer ${j}`);
    });
  });
});

it("adding a consumer never lowers what is shared under the default key", () => {
  check(smallStudy, (study) => {
    const fewer = allocate({ key: "default_dynamic", ...study, consumption: study.consumption.slice(1) });
    const all = allocate({ key: "default_dynamic", ...study });
    const before = grand(fewer.shared.totals);
    if (grand(all.shared.totals) < before - eps(before)) expect.fail("less is shared");
  });
});

it("the default key shares the most of all keys", () => {
  check(keyedStudy, ({ key, study, coefficients }) => {
    const most = grand(allocate({ key: "default_dynamic", ...study }).shared.totals);
    const own = grand(allocate({ key, ...study, coefficients }).shared.totals);
    if (own > most + eps(most) + 1e-6 * eps(1e9)) expect.fail(`${key} shares ${own}, the default ${most}`);
  });
});

it("multiplying consumption and production by λ multiplies what is shared by λ", () => {
  const lambda = fc.constantFrom(0.001, 0.5, 3, 1e6);
  check(fc.tuple(keyedStudy, lambda), ([{ key, study, coefficients }, factor]) => {
    const scale = (list: readonly Series[]) => list.map((one) => Float64Array.from(one, (v) => v * factor));
    const base = allocate({ key, ...study, coefficients });
    const scaled = allocate({
      key,
      consumption: scale(study.consumption),
      production: scale(study.production),
      coefficients,
    });
    const consumed = Math.max(...study.consumption.map((series) => Math.max(...series))) * factor;
    // Coefficients of 32 bits may add up to a hair over 1: what is over is cut from all that a consumer is given.
    const hair = key === "full_dynamic" ? consumed * 2 ** -24 : 0;
    scaled.shared.totals.forEach((value, i) => {
      const expected = base.shared.totals[i]! * factor;
      if (Math.abs(value - expected) > eps(expected, grand(scaled.shared.totals), consumed * 1e-6) + hair)
        expect.fail(`consumer ${i}`);
    });
  });
});

it("the order of consumers does not matter", () => {
  check(keyedStudy, ({ key, study, coefficients }) => {
    const reversed = coefficients as readonly unknown[];
    const turned = (
      key === "full_dynamic"
        ? reversed.map((list) => (list as Float32Array[]).toReversed())
        : reversed.toReversed()
    ) as Float32Array[];
    const straight = allocate({ key, ...study, coefficients });
    const back = allocate({
      key,
      ...study,
      consumption: study.consumption.toReversed(),
      coefficients: turned,
    });
    const size = grand(straight.shared.totals);
    back.shared.totals.toReversed().forEach((value, i) => {
      if (Math.abs(value - straight.shared.totals[i]!) > eps(size)) expect.fail(`consumer ${i}`);
    });
  });
});

it("a bad value is refused wherever it stands, and named", () => {
  const spot = fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.constantFrom(Number.NaN, -1e-9, Infinity, -5));
  check(
    fc.tuple(keyedStudy, spot),
    ([{ key, study, coefficients }, [row, step, produced, value]]) => {
      const name = produced ? "production" : "consumption";
      const list = study[name].map((series) => series.slice());
      const index = row % list.length;
      const t = step % list[0]!.length;
      list[index]![t] = value;
      const refused = () => allocate({ key, ...study, [name]: list, coefficients });
      expect(refused).toThrow(RangeError);
      expect(refused).toThrow(`${name}[${index}] step ${t}`);
    },
    5000,
  );
});
