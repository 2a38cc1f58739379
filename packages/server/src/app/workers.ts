import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LaneName, lanes } from "../workers/lanes.ts";
import { openThreads, type ThreadEntry, type Workers } from "../workers/pool.ts";
import { laneOf } from "./lanes.ts";

interface WorkersOptions {
  readonly onError?: (error: Error) => void;
  /** The folder of the built thread entries; without it, the sources are run. */
  readonly built?: URL | undefined;
}

/**
 * Piscina requires an entry and imports it only where that fails. Node aborts the whole process when a thread is
 * stopped while it requires a module (`IsGraphAsync` of one that is not instantiated), not while it imports one.
 */
const byImport = "--no-experimental-require-module";

/** The bundle holds the threads' entries beside it. The sources need tsx, which a thread does not get from its parent. */
function entryIn(lane: LaneName, built: URL | undefined): ThreadEntry {
  const name = lane === "hashing" ? "hashing" : "worker";
  if (built) return { filename: fileURLToPath(new URL(`${name}.js`, built)), execArgv: [byImport] };
  const preload = new URL("../run-sources.mjs", import.meta.url).href;
  return {
    filename: fileURLToPath(new URL(`./threads/${name}.ts`, import.meta.url)),
    execArgv: [byImport, "--import", preload],
  };
}

const builtBeside = import.meta.url.endsWith(".ts") ? undefined : new URL("./app/threads/", import.meta.url);

/**
 * Identifies the code that the threads run. The names of the parts of a bundle hold a digest of their
 * content; code run from its sources is the same within this process only.
 */
const codeOf = (built: URL | undefined): string =>
  built
    ? createHash("sha256")
        .update(readFileSync(entryIn("long", built).filename))
        .digest("hex")
    : randomUUID();

/** Opens the threads that do the features' tasks. */
export function openWorkers({ onError, built = builtBeside }: WorkersOptions = {}): Workers {
  const pool = openThreads({
    laneOf,
    entryOf: (lane) => entryIn(lane, built),
    ...(onError ? { onError } : {}),
  });
  const workers: Workers = {
    run: pool.run,
    standing: pool.standing,
    close: pool.close,
    code: codeOf(built),
    inTheNameOf: (asker) => ({ ...workers, run: pool.runFor(asker), asker }),
    warm() {
      // Errors show when a thread is needed.
      const ignore = () => undefined;
      const { threads } = lanes.quick;
      for (let thread = 0; thread < threads; thread += 1)
        pool.run("warmDocuments", undefined, "warm").catch(ignore);
      pool.run("hashPassword", "", "warm").catch(ignore);
    },
  };
  return workers;
}
