import { allocate } from "../../packages/energy/src/allocation/allocate.ts";
import type { Figure } from "../result.ts";
import { isMain, print } from "./measure.ts";
import { noisySeries, PRODUCERS } from "./study.ts";

const CONSUMERS = 200;

/**
 * Working memory of a sharing: the array buffers it allocates, counted as they are made, beside the consumption matrix
 * held as 32-bit floats. Counting each allocation is an upper bound: the collector may free some on the way.
 */
export async function run(): Promise<Figure[]> {
  const consumption = noisySeries(CONSUMERS, 500, 1);
  const production = noisySeries(PRODUCERS, 20_000, 2);
  const matrix = consumption.reduce((sum, series) => sum + series.byteLength, 0);
  const before = process.memoryUsage().arrayBuffers;
  let peak = before;
  const watched = consumption.map((series) =>
    watch(series, () => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers);
    }),
  );
  allocate({ key: "default_dynamic", consumption: watched, production });
  return [
    {
      name: `working memory beside the matrix, ${CONSUMERS} × ${PRODUCERS} × 1 year`,
      value: (peak - before) / matrix,
      unit: "× matrix",
      goal: { max: 0.3 },
    },
  ];
}

/** The same series, which reports each time a slice of it is read. */
function watch(series: Float32Array, tell: () => void): Float32Array {
  const slice = series.subarray.bind(series);
  return Object.assign(series, {
    subarray(from?: number, to?: number) {
      tell();
      return slice(from, to);
    },
  });
}

if (isMain(import.meta.url)) print(await run());
