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
  regulated: null,
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

function sinesForAHundred(): void {
  const { length } = yearGrid(2026, 15);
  for (const _ of asked.projects) Float64Array.from({ length }, (_, t) => Math.sin(t));
}

function estimateOnce(): void {
  estimate({ home, project, day });
}

/** A person's list: a hundred projects all over France. */
const asked = {
  home,
  day,
  projects: Array.from({ length: 100 }, (_, index) => ({
    ...project,
    latitude: 43 + (index % 10) * 0.7,
    longitude: -1 + Math.floor(index / 10) * 0.7,
  })),
};

/** What the browser's worker does for the lines of such a list, its question and its answer copied between threads. */
function answerAHundred(): void {
  const question = structuredClone(asked);
  const prepared = prepareHome(question.home, question.day);
  structuredClone(question.projects.map((one) => estimateFigures(prepared, one)));
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
      ratio: { max: 0.8 },
      control: { name: "a year of sines for each project", value: medianMs(sinesForAHundred, 5), unit: "ms" },
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
