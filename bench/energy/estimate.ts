import {
  type EstimateHome,
  estimate,
  estimateFigures,
  prepareHome,
  productionCurve,
  yearGrid,
} from "../../packages/energy/src/index.ts";
import { typicalShape } from "../../packages/energy/src/typical/typical-curve.ts";
import type { BenchResult } from "../result.ts";
import { isMain, medianMs, print } from "./measure.ts";

const night = { start: 22 * 60, end: 6 * 60 };
const offPeakHours = { summer: [night], winter: [night] };
const place = { latitude: 45.76, longitude: 4.84 };
const plants = [
  { type: "photovoltaic", powerKw: 100, annualKwh: 0 },
  { type: "photovoltaic", powerKw: 36, annualKwh: 40_000 },
] as const;

const home: EstimateHome = {
  annualKwh: 4500,
  category: "household",
  connection: "upTo36",
  contract: null,
  offPeakHours,
};
const project = {
  ...place,
  plants,
  acceptedKwh: 60_000,
  price: { min: 0.09, max: 0.12 },
  vatRegime: null,
  fees: { membership: 12, entrance: 0, subscription: 0 },
  isBehindOneSubstation: false,
};
const day = "2026-03-01";

function estimateOnce(): void {
  estimate({ home, project, day });
}

/** A person, and a hundred projects all over France. */
function answerAHundred(): void {
  const prepared = prepareHome(home, day);
  for (let index = 0; index < 100; index += 1) {
    const [latitude, longitude] = [43 + (index % 10) * 0.7, -1 + Math.floor(index / 10) * 0.7];
    estimateFigures(prepared, { ...project, latitude, longitude });
  }
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
      name: "what a hundred projects all over France would bring to a person",
      value: medianMs(answerAHundred, 5),
      unit: "ms",
      goal: { max: 100 },
      control: sines,
    },
    {
      name: "typical curve of a year, by quarter-hour",
      value: medianMs(() => typicalShape({ category: "household", tariff: "peak", offPeakHours }, grid), 9),
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
