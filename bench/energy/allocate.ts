import { type AllocationInput, allocate, type Key } from "../../packages/energy/src/allocation/allocate.ts";
import type { Allocation } from "../../packages/energy/src/allocation/results.ts";
import { total } from "../../packages/energy/src/series/series.ts";
import type { Figure } from "../result.ts";
import { type Numpy, type NumpyAnswer, type Production, startNumpy } from "../support/numpy.ts";
import { cpuMs, isMain, median, print } from "./measure.ts";
import { CONSUMERS, copyOf, noisySeries, normalised, PRODUCERS, sunlitSeries } from "./study.ts";

const rounds = 7;

const consumption = noisySeries(CONSUMERS, 500, 1);
const productions: Readonly<Record<Production, readonly Float32Array[]>> = {
  sunlit: sunlitSeries(PRODUCERS, 60_000, 2),
  steady: noisySeries(PRODUCERS, 60_000, 2),
};

/** A key and what it shares. */
type Case = readonly [Key, Production];

/** Each key with what panels inject, and with no night, where no step is left out. */
const cases: readonly Case[] = (["sunlit", "steady"] as const).flatMap((production) =>
  (["default_dynamic", "static", "simple_dynamic", "full_dynamic"] as const).map(
    (key) => [key, production] as const,
  ),
);

const nameOf = ([key, production]: Case) =>
  `${key}, 1,000 × 4 × 1 year${production === "steady" ? ", no night" : ""}`;

const coefficients: Readonly<Record<Key, () => NonNullable<AllocationInput["coefficients"]>>> = {
  default_dynamic: () => [],
  static: () => consumption.map(() => 1 / CONSUMERS),
  simple_dynamic: () => normalised(CONSUMERS, 3),
  full_dynamic: () => Array.from({ length: PRODUCERS }, (_, j) => normalised(CONSUMERS, 10 + j)),
};

const inputOf = ([key, production]: Case): AllocationInput => ({
  key,
  consumption,
  production: productions[production],
  coefficients: coefficients[key](),
});

/** @throws Error unless both say the same to a millionth: of what each consumer is given, and of what each producer injects. */
function compare({ key, production }: AllocationInput, ours: Allocation, theirs: NumpyAnswer): void {
  const differs = (wh: number, other: number | undefined, size: number) =>
    !(Math.abs(wh - (other ?? Number.NaN)) <= 1e-6 * size);
  const given = ours.shared.totals;
  const left = ours.surplus.totals;
  if (
    given.some((wh, i) => differs(wh, theirs.shared[i], wh)) ||
    left.some((wh, j) => differs(wh, theirs.surplus[j], total(production[j] ?? new Float32Array())))
  )
    throw new Error(`${key}: numpy finds other totals`);
}

/** The processor's time of a key and of numpy's, in turns, the median of each: numpy works in one thread, as we do. */
async function besideNumpy(one: Case, numpy: Numpy): Promise<Figure> {
  const input = inputOf(one);
  compare(input, allocate(input), await numpy.share(...one));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    theirs.push((await numpy.share(...one)).ms);
    ours.push(cpuMs(() => allocate(input)));
  }
  return {
    name: nameOf(one),
    value: median(ours),
    unit: "ms",
    ratio: { max: 0.4 },
    control: { name: `numpy ${numpy.version}`, value: median(theirs), unit: "ms" },
  };
}

/** Where numpy is not installed: each key, without a goal. */
function alone(one: Case): Figure {
  const input = inputOf(one);
  const copy = copyOf(consumption);
  const times = Array.from({ length: rounds }, () => [cpuMs(() => allocate(input)), cpuMs(copy)] as const);
  return {
    name: `${nameOf(one)}, numpy not installed`,
    value: median(times.map(([ours]) => ours)),
    unit: "ms",
    control: {
      name: "plain copy of the matrix",
      value: median(times.map(([, copied]) => copied)),
      unit: "ms",
    },
  };
}

/** One year at 15 min, 1,000 consumers, 4 producers, each key; and the study of ten, whose cost must be what its size says. */
export async function* run(): AsyncGenerator<Figure> {
  const numpy = await startNumpy();
  try {
    for (const one of cases) yield numpy ? await besideNumpy(one, numpy) : alone(one);
  } finally {
    numpy?.stop();
  }
  const small = { consumption: consumption.slice(0, 10), production: productions.sunlit.slice(0, 1) };
  const copy = copyOf(small.consumption);
  yield {
    name: "default_dynamic, 10 × 1 × 1 year",
    value: median(
      Array.from({ length: 31 }, () => cpuMs(() => allocate({ ...small, key: "default_dynamic" }))),
    ),
    unit: "ms",
    ratio: { max: 60 },
    control: {
      name: "plain copy of the matrix",
      value: median(Array.from({ length: 31 }, () => cpuMs(copy))),
      unit: "ms",
    },
  };
}

if (isMain(import.meta.url)) for await (const result of run()) print([result]);
