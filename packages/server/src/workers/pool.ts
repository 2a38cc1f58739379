import { DomainError } from "@mec/domain/shared";
import { Piscina, queueOptionsSymbol } from "piscina";
import { placeOf } from "../limits/network.ts";
import { type Asker, AskerLeft } from "./asker.ts";
import { Busy } from "./busy.ts";
import type { Gauge } from "./gauge.ts";
import { type Lane, type LaneName, lanes } from "./lanes.ts";
import { type Marks, markOf, newMarks, type TaskOutcome } from "./perform.ts";
import type { TaskInput, TaskName, TaskOutput } from "./registered-tasks.ts";
import { type QueueOptions, Turns } from "./turns.ts";

/** How a lane stands, since the process started. */
export interface LaneStanding {
  readonly lane: LaneName;
  readonly waiting: number;
  readonly done: number;
  /** The time that tasks took together, their wait included. */
  readonly seconds: number;
}

/** What a thread is given beside its input. */
export interface Beside {
  /** Buffers of the input that it takes over: they are not copied, and empty here afterwards. */
  readonly moved?: readonly ArrayBuffer[] | undefined;
  /** Where the task says how far it is. */
  readonly gauge?: Gauge | undefined;
}

/** Long computations and documents, away from the thread that answers requests. */
export interface Workers {
  /**
   * @param whose the person or thing it is done for: an address, an account, a project. They are served in
   * turn.
   * @throws what the task throws; Busy when too much waits, for this one or for all.
   */
  run<N extends TaskName>(
    name: N,
    input: TaskInput<N>,
    whose: string,
    beside?: Beside,
  ): Promise<TaskOutput<N>>;
  standing(): LaneStanding[];
  /**
   * The same threads, acting for a caller who may leave, in whose name all is done. When he leaves, his
   * queued tasks are dropped, and running ones are stopped in lanes with `isStopped`.
   */
  inTheNameOf(asker: Asker): Workers;
  /** The caller it acts for; undefined when he cannot leave. */
  readonly asker?: Asker;
  /** Identifies the code that the threads run: another one may compute something else. */
  readonly code: string;
  /** Starts the threads for which people wait in front of a page, and prepares them. */
  warm(): void;
  close(): Promise<void>;
}

/**
 * Size of V8's young generation in each thread, MB. Its default, 48, makes long tasks no faster and the
 * process some 60 MB larger.
 */
const youngMb = 6;

/** A thread that cannot even start never answers: the failure must end the process visibly. */
function fail(error: Error): never {
  throw error;
}

interface OpenLane {
  readonly lane: Lane;
  readonly turns: Turns;
  readonly pool: Piscina<object, TaskOutcome>;
  done: number;
  seconds: number;
}

function openLane(name: LaneName, { onError = fail, entryOf }: PoolOptions): OpenLane {
  const lane = lanes[name];
  const turns = new Turns();
  const pool = new Piscina<object, TaskOutcome>({
    ...entryOf(name),
    minThreads: 0,
    maxThreads: lane.threads,
    idleTimeout: lane.idleMs,
    niceIncrement: lane.nice,
    resourceLimits: { maxOldGenerationSizeMb: lane.heapMb, maxYoungGenerationSizeMb: youngMb },
    taskQueue: turns,
    // A task that no thread could take keeps its turn (see `Turns.unshift`).
    stricterFIFO: true,
    // Between tasks, a thread continues its own asynchronous work, as any program does.
    atomics: "disabled",
  });
  pool.on("error", onError);
  return { lane, turns, pool, done: 0, seconds: 0 };
}

/** Stops a task that nobody waits for: in its thread, which ends with it, or before it begins. */
function stop({ pool, turns }: OpenLane, marks: Marks): void {
  Atomics.store(marks, markOf.isLeft, 1);
  const thread = Atomics.load(marks, markOf.thread);
  const worker = pool.threads.find(({ threadId }) => threadId === thread);
  worker?.once("exit", () => {
    // Piscina replaces a stopped thread only at the next `run`: this empty task makes it do so for those who
    // wait.
    if (turns.size > 0) pool.run({ name: "", input: null, marks }).catch(() => {});
  });
  worker?.terminate();
}

/** The file that a lane's threads run, and Node's options for it. */
export interface ThreadEntry {
  readonly filename: string;
  readonly execArgv: string[];
}

interface PoolOptions {
  readonly onError?: (error: Error) => void;
  readonly entryOf: (lane: LaneName) => ThreadEntry;
  /** The lane in which each task waits. */
  readonly laneOf: Readonly<Record<TaskName, LaneName>>;
}

interface RunOptions extends Beside {
  readonly whose: string;
  readonly signal?: AbortSignal;
}

type Pool = Pick<Workers, "run" | "standing" | "close"> & {
  /** The threads as they serve somebody who may leave. */
  runFor(asker: Asker): Workers["run"];
};

/** @throws Busy when too much waits in the lane, for this line or for all. */
function admit({ lane, turns }: OpenLane, line: string): void {
  const { mostOfOne, mostOfAll, retryAfterSeconds } = lane;
  if (turns.waitingOf(line) >= mostOfOne) throw new Busy({ isOwn: true, retryAfterSeconds });
  if (turns.size >= mostOfAll) throw new Busy({ isOwn: false, retryAfterSeconds });
}

interface Underway {
  readonly queueing: QueueOptions;
  readonly marks: Marks;
}

/**
 * Ends a task when its caller leaves: `left` is rejected then. Not by piscina's own signal: a task that has one skips
 * the queue.
 */
function endWhenLeft(opened: OpenLane, { queueing, marks }: Underway, signal: AbortSignal | undefined) {
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      if (!opened.turns.drop(queueing) && !opened.lane.isStopped) return;
      reject(new AskerLeft());
      stop(opened, marks);
    };
  });
  signal?.addEventListener("abort", leave, { once: true });
  return { left, forget: () => signal?.removeEventListener("abort", leave) };
}

/** Threads start when first needed, and are replaced when one dies. */
export function openThreads(options: PoolOptions): Pool {
  const open: Readonly<Record<LaneName, OpenLane>> = {
    hashing: openLane("hashing", options),
    quick: openLane("quick", options),
    long: openLane("long", options),
  };

  async function runIn<N extends TaskName>(
    name: N,
    input: TaskInput<N>,
    { whose, signal, moved, gauge }: RunOptions,
  ): Promise<TaskOutput<N>> {
    if (signal?.aborted) throw new AskerLeft();
    const opened = open[options.laneOf[name]];
    const line = placeOf(whose);
    admit(opened, line);
    const queueing: QueueOptions = { whose: line };
    const marks = newMarks();
    const { left, forget } = endWhenLeft(opened, { queueing, marks }, signal);
    const begun = performance.now();
    try {
      const outcome = await Promise.race([
        opened.pool.run(
          { name, input, marks, gauge, [queueOptionsSymbol]: queueing },
          moved ? { transferList: [...moved] } : {},
        ),
        left,
      ]);
      if ("refusal" in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.message);
      return outcome.output as TaskOutput<N>;
    } finally {
      forget();
      opened.done += 1;
      opened.seconds += (performance.now() - begun) / 1000;
    }
  }

  return {
    run: (name, input, whose, beside) => runIn(name, input, { ...beside, whose }),
    runFor:
      ({ whose, signal }) =>
      (name, input, _, beside) =>
        runIn(name, input, { ...beside, whose, signal }),
    standing: () =>
      Object.entries(open).map(([lane, { turns, done, seconds }]) => ({
        lane: lane as LaneName,
        waiting: turns.size,
        done,
        seconds,
      })),
    async close() {
      await Promise.all(Object.values(open).map(({ pool }) => pool.destroy()));
    },
  };
}
