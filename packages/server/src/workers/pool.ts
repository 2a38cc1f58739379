import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { TaskInput, TaskName, TaskOutput, TaskReply } from "./tasks.ts";

/** Long computations and documents, made away from the thread that answers requests. */
export interface Workers {
  /** @throws what the task throws. */
  run<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>>;
  /** Starts the threads and makes them ready for the papers, so that nobody waits for it. */
  warm(): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** The bundle holds the thread's entry beside it. The sources need tsx, which a thread does not get from its parent. */
function newWorker(): Worker {
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./workers/worker.js", import.meta.url));
  const source = JSON.stringify(new URL("./worker.ts", import.meta.url).href);
  return new Worker(`import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`, {
    eval: true,
    execArgv: [],
  });
}

function startThread(): Thread {
  const worker = newWorker();
  const waiting = new Map<number, Waiting>();
  worker.on("message", ({ id, output, error }: TaskReply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (error === undefined) one?.resolve(output);
    else one?.reject(error);
  });
  const fail = (error: unknown) => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The worker thread has ended")));
  worker.unref();
  return { worker, waiting };
}

const mostThreads = 4;

/** Threads are started when they are first needed, kept, and replaced when one dies. */
export function openWorkers(): Workers {
  const size = Math.max(1, Math.min(mostThreads, availableParallelism() - 1));
  const threads: (Thread | undefined)[] = Array.from({ length: size }, () => undefined);
  let lastId = 0;

  function threadAt(at: number): Thread {
    const known = threads[at];
    if (known) return known;
    const thread = startThread();
    threads[at] = thread;
    thread.worker.once("exit", () => {
      if (threads[at] === thread) threads[at] = undefined;
    });
    return thread;
  }

  /** One that does nothing, else one that is not started yet, else the one with the least to do. */
  function leastBusy(): Thread {
    const loads = threads.map((thread) => (thread ? thread.waiting.size : 0.5));
    return threadAt(loads.indexOf(Math.min(...loads)));
  }

  const run: Workers["run"] = (name, input) =>
    new Promise((resolve, reject) => {
      const { worker, waiting } = leastBusy();
      lastId += 1;
      waiting.set(lastId, { resolve: resolve as Waiting["resolve"], reject });
      worker.ref();
      worker.postMessage({ id: lastId, name, input });
    });

  return {
    run,
    warm() {
      // Whoever needs a thread finds out what is wrong with it.
      for (let thread = 0; thread < size; thread += 1) run("warmPapers", undefined).catch(() => undefined);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread?.worker.terminate()));
    },
  };
}
