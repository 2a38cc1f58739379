import { fileURLToPath } from "node:url";
import { DomainError } from "@mec/domain/shared";
import { Piscina, queueOptionsSymbol } from "piscina";
import { placeOf } from "../http/network.ts";
import { Busy } from "./busy.ts";
import { type Lane, type LaneName, laneOf, lanes } from "./lanes.ts";
import type { TaskOutcome } from "./perform.ts";
import type { TaskInput, TaskName, TaskOutput } from "./tasks.ts";
import { type QueueOptions, Turns } from "./turns.ts";

/** Long computations and documents, made away from the thread that answers requests. */
export interface Workers {
  /**
   * @param whose for whom it is done: an address, an account, a project. Those who wait are served in turn.
   * @throws what the task throws; Busy when too much waits, for this one or for all.
   */
  run<N extends TaskName>(name: N, input: TaskInput<N>, whose: string): Promise<TaskOutput<N>>;
  /** Starts the threads that somebody may wait for in front of a page, and makes them ready. */
  warm(): void;
  close(): Promise<void>;
}

/** The bundle holds the threads' entries beside it. The sources need tsx, which a thread does not get from its parent. */
function entryOf(lane: LaneName, built: URL | undefined): { filename: string; execArgv: string[] } {
  const name = lane === "hashing" ? "hashing" : "worker";
  if (built) return { filename: fileURLToPath(new URL(`${name}.js`, built)), execArgv: [] };
  const preload = new URL("./run-sources.mjs", import.meta.url).href;
  return {
    filename: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
    execArgv: ["--import", preload],
  };
}

/** A thread that cannot even start answers nobody: whoever runs the process must see it. */
function fail(error: Error): never {
  throw error;
}

interface OpenLane {
  readonly lane: Lane;
  readonly turns: Turns;
  readonly pool: Piscina<object, TaskOutcome>;
}

function openLane(name: LaneName, { onError = fail, built }: WorkersOptions): OpenLane {
  const lane = lanes[name];
  const turns = new Turns();
  const pool = new Piscina<object, TaskOutcome>({
    ...entryOf(name, built),
    minThreads: 0,
    maxThreads: lane.threads,
    idleTimeout: lane.idleMs,
    niceIncrement: lane.nice,
    taskQueue: turns,
    // A task that no thread could take keeps its turn.
    stricterFIFO: true,
    // Between tasks a thread goes on with what they left behind, as any program does.
    atomics: "disabled",
  });
  pool.on("error", onError);
  return { lane, turns, pool };
}

export interface WorkersOptions {
  readonly onError?: (error: Error) => void;
  /** The folder of the threads' entries as they were built; without it, the sources are run. */
  readonly built?: URL | undefined;
}

const builtBeside = import.meta.url.endsWith(".ts") ? undefined : new URL("./workers/", import.meta.url);

/** The threads are started when they are first needed, and replaced when one dies. */
export function openWorkers(given: WorkersOptions = {}): Workers {
  const options = { built: builtBeside, ...given };
  const open: Readonly<Record<LaneName, OpenLane>> = {
    hashing: openLane("hashing", options),
    quick: openLane("quick", options),
    long: openLane("long", options),
  };

  async function run<N extends TaskName>(
    name: N,
    input: TaskInput<N>,
    whose: string,
  ): Promise<TaskOutput<N>> {
    const { lane, turns, pool } = open[laneOf[name]];
    const line = placeOf(whose);
    const { retryAfterSeconds } = lane;
    if (turns.waitingOf(line) >= lane.mostOfOne) throw new Busy({ isOwn: true, retryAfterSeconds });
    if (turns.size >= lane.mostOfAll) throw new Busy({ isOwn: false, retryAfterSeconds });
    const options: QueueOptions = { whose: line };
    const outcome = await pool.run({ name, input, [queueOptionsSymbol]: options });
    if ("refusal" in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.message);
    return outcome.output as TaskOutput<N>;
  }

  return {
    run,
    warm() {
      // Whoever needs a thread finds out what is wrong with it.
      const ignore = () => undefined;
      const { threads } = open.quick.lane;
      for (let thread = 0; thread < threads; thread += 1) run("warmPapers", undefined, "warm").catch(ignore);
      run("hashPassword", "", "warm").catch(ignore);
    },
    async close() {
      await Promise.all(Object.values(open).map(({ pool }) => pool.destroy()));
    },
  };
}
