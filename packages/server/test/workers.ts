import { openWorkers } from "../src/app/workers.ts";
import type { Workers } from "../src/workers/pool.ts";

/** Threads built before the tests: loading the sources would take each of them seconds. */
export const testWorkers = (): Workers =>
  openWorkers({ built: new URL("../dist/app/threads/", import.meta.url) });
