import { estimate, productionCurve, yearGrid } from "../../packages/energy/src/index.ts";
import { typicalCurve } from "../../packages/energy/src/typical/typical-curve.ts";
import type { BenchResult } from "../result.ts";
import { isMain, medianMs, print } from "./measure.ts";

const peakHours = { start: 6 * 60, end: 22 * 60 };
const place = { latitude: 45.76, longitude: 4.84 };
const plants = [
  { type: "photovoltaic", powerKw: 100, annualKwh: 0 },
  { type: "photovoltaic", powerKw: 36, annualKwh: 40_000 },
] as const;

function estimateOnce(): void {
  estimate({
    home: { annualKwh: 4500, category: "household", connection: "upTo36", contract: null, peakHours },
    project: { ...place, plants, acceptedKwh: 60_000, price: { min: 0.09, max: 0.12 } },
    day: "2026-03-01",
  });
}

export async function run(): Promise<BenchResult[]> {
  const grid = yearGrid(2026, 15);
  const control = medianMs(() => Float64Array.from({ length: grid.length }, (_, t) => Math.sin(t)), 9);
  const sines = { name: "as many sines as quarter-hours in a year", value: control, unit: "ms" };
  return [
    {
      name: "estimate of a home's share and saving",
      value: medianMs(estimateOnce, 9),
      unit: "ms",
      goal: { max: 50 },
      control: sines,
    },
    {
      name: "typical curve of a year, by quarter-hour",
      value: medianMs(
        () => typicalCurve({ category: "household", tariff: "peak", peakHours }, 4500, grid),
        9,
      ),
      unit: "ms",
      control: sines,
    },
    {
      name: "solar production of a year, by quarter-hour",
      value: medianMs(() => productionCurve({ ...plants[0], ...place }, grid), 9),
      unit: "ms",
      control: sines,
    },
  ];
}

if (isMain(import.meta.url)) print(await run());
