import { type AllocationInput, allocate } from "../../packages/energy/src/allocation/allocate.ts";
import type { BenchResult } from "../result.ts";
import { isMain, medianMs, print } from "./measure.ts";
import { CONSUMERS, copyOf, noisySeries, normalised, PRODUCERS } from "./study.ts";

/** One year at 15 min, 1,000 consumers, 4 producers, each key. */
export async function run(): Promise<BenchResult[]> {
  const consumption = noisySeries(CONSUMERS, 500, 1);
  const production = noisySeries(PRODUCERS, 60_000, 2);
  const copyMs = medianMs(copyOf(consumption));
  const control = { name: "plain copy of the matrix", value: copyMs, unit: "ms" };
  const timed = (name: string, max: number, input: AllocationInput): BenchResult => ({
    name: `allocate ${name}, 1,000 × 4 × 1 year`,
    value: medianMs(() => allocate(input)),
    unit: "ms",
    goal: { max },
    control,
  });
  const flows = { consumption, production };
  const shares = consumption.map(() => 1 / CONSUMERS);
  const results = [
    timed("default_dynamic", 200, { ...flows, key: "default_dynamic" }),
    timed("static", 200, { ...flows, key: "static", coefficients: shares }),
    timed("simple_dynamic", 250, { ...flows, key: "simple_dynamic", coefficients: normalised(CONSUMERS, 3) }),
    timed("full_dynamic", 700, {
      ...flows,
      key: "full_dynamic",
      coefficients: production.map((_, j) => normalised(CONSUMERS, 10 + j)),
    }),
  ];
  const small = { consumption: consumption.slice(0, 10), production: production.slice(0, 1) };
  const smallMs = medianMs(() => allocate({ ...small, key: "default_dynamic" }));
  results.push({ name: "allocate, 10 consumers × 1 year", value: smallMs, unit: "ms", goal: { max: 15 } });
  return results;
}

if (isMain(import.meta.url)) print(await run());
