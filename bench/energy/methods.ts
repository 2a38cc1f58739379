import { type Method, marginalValues, methodRule } from "@mec/energy";
import { collect } from "../../packages/energy/src/allocation/results.ts";
import type { BenchResult } from "../result.ts";
import { isMain, medianMs, print } from "./measure.ts";
import { CONSUMERS, copyOf, noisySeries, PRODUCERS, random } from "./study.ts";

/** One year at 15 min, 1,000 consumers, 4 producers: the methods, and the value of 200 candidates. */
export async function run(): Promise<BenchResult[]> {
  const flows = {
    consumption: noisySeries(CONSUMERS, 500, 1),
    production: noisySeries(PRODUCERS, 60_000, 2),
  };
  const control = {
    name: "plain copy of the matrix",
    value: medianMs(copyOf(flows.consumption)),
    unit: "ms",
  };
  const next = random(5);
  const groups = Array.from({ length: 5 }, (_, g) => ({
    members: Array.from({ length: CONSUMERS / 5 }, (_, i) => (g * CONSUMERS) / 5 + i),
  }));
  const weights = flows.consumption.map(() => 0.1 + next());
  const methods: [string, number, Method][] = [
    ["priority groups", 200, { kind: "priority_groups", groups }],
    ["water-filling", 700, { kind: "fixed_shares", weights }],
  ];
  const results: BenchResult[] = methods.map(([name, max, method]) => ({
    name: `${name}, 1,000 × 4 × 1 year`,
    value: medianMs(() => collect(flows, methodRule(method, flows), "totals")),
    unit: "ms",
    goal: { max },
    control,
  }));
  const candidates = noisySeries(200, 500, 9);
  const [pool, demand] = noisySeries(2, 250_000, 3) as [Float32Array, Float32Array];
  results.push({
    name: "marginal value of 200 candidates beside 1,000 members",
    value: medianMs(() => marginalValues({ production: pool, consumption: demand }, candidates)),
    unit: "ms",
    goal: { max: 80 },
    control,
  });
  return results;
}

if (isMain(import.meta.url)) print(await run());
