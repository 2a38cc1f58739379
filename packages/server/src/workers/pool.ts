import { availableParallelism } from "node:os";
import { type TransferListItem, Worker } from "node:worker_threads";
import type { TaskInput, TaskName, TaskOutput, TaskReply } from "./tasks.ts";

/** Long computations and documents, made away from the thread that answers requests. */
export interface Workers {
  /** @throws what the task throws. */
  run<N extends TaskName>(
    name: N,
    input: TaskInput<N>,
    transfer?: TransferListItem[],
  ): Promise<TaskOutput<N>>;
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

function startThread(onEnd: () => void): Thread {
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
    onEnd();
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The worker thread has ended")));
  worker.unref();
  return { worker, waiting };
}

const mostThreads = 4;

/** Threads are started when they are first needed, kept warm, and replaced when one dies. */
export function openWorkers(): Workers {
  const size = Math.max(1, Math.min(mostThreads, availableParallelism() - 1));
  const threads: (Thread | undefined)[] = Array.from({ length: size }, () => undefined);
  let lastId = 0;

  function leastBusy(): Thread {
    const idle = threads.findIndex((thread) => thread?.waiting.size === 0);
    const free = idle === -1 ? threads.indexOf(undefined) : idle;
    const at = free === -1 ? smallest(threads) : free;
    const thread = threads[at] ?? startThread(() => threads.splice(at, 1, undefined));
    threads[at] = thread;
    return thread;
  }

  return {
    run: (name, input, transfer = []) =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = leastBusy();
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as Waiting["resolve"], reject });
        worker.ref();
        worker.postMessage({ id: lastId, name, input }, transfer);
      }),
    async close() {
      await Promise.all(threads.map((thread) => thread?.worker.terminate()));
    },
  };
}

function smallest(threads: readonly (Thread | undefined)[]): number {
  const sizes = threads.map((thread) => thread?.waiting.size ?? 0);
  return sizes.indexOf(Math.min(...sizes));
}
