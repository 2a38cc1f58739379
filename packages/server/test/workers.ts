import { openWorkers } from "../src/app/workers.ts";
import type { Workers } from "../src/workers/pool.ts";

/** Threads as they were built before the tests: sources take each of them seconds to read. */
export const testWorkers = (): Workers =>
  openWorkers({ built: new URL("../dist/app/threads/", import.meta.url) });
