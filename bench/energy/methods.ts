import { type Method, marginalValues, methodRule } from "@mec/energy";
import { collect } from "../../packages/energy/src/allocation/results.ts";
import type { Figure } from "../result.ts";
import { beside, isMain, print } from "./measure.ts";
import { CONSUMERS, copyOf, noisySeries, PRODUCERS, random } from "./study.ts";

/** One year at 15 min, 1,000 consumers, 4 producers: the methods, and the value of 200 candidates. */
export async function run(): Promise<Figure[]> {
  const flows = {
    consumption: noisySeries(CONSUMERS, 500, 1),
    production: noisySeries(PRODUCERS, 60_000, 2),
  };
  const copy = copyOf(flows.consumption);
  const figure = (name: string, max: number, work: () => void): Figure => {
    const [value, control] = beside(work, copy);
    return {
      name,
      value,
      unit: "ms",
      ratio: { max },
      control: { name: "plain copy of the matrix", value: control, unit: "ms" },
    };
  };
  const next = random(5);
  const groups = Array.from({ length: 5 }, (_, g) => ({
    members: Array.from({ length: CONSUMERS / 5 }, (_, i) => (g * CONSUMERS) / 5 + i),
  }));
  const weights = flows.consumption.map(() => 0.1 + next());
  const methods: [string, number, Method][] = [
    ["priority groups", 5.3, { kind: "priority_groups", groups }],
    ["water-filling", 19, { kind: "fixed_shares", weights }],
  ];
  const results = methods.map(([name, max, method]) =>
    figure(`${name}, 1,000 × 4 × 1 year`, max, () => collect(flows, methodRule(method, flows), "totals")),
  );
  const candidates = noisySeries(200, 500, 9);
  const [pool, demand] = noisySeries(2, 250_000, 3) as [Float32Array, Float32Array];
  const members = { production: pool, consumption: demand };
  results.push(
    figure("marginal value of 200 candidates beside 1,000 members", 3.5, () =>
      marginalValues(members, candidates),
    ),
  );
  return results;
}

if (isMain(import.meta.url)) print(await run());
