import { setImmediate } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { type Asker, AskerLeft } from "../workers/asker.ts";
import { type Gauge, newGauge, showProgress } from "../workers/gauge.ts";
import type { TaskInput, TaskName, TaskOutput } from "../workers/registered-tasks.ts";
import { digestOf } from "./digest.ts";
import { findResult, keepResult } from "./store.ts";
import { claimRun, waitForOther } from "./under-way.ts";

/** A run that several may wait for: it is given up once all of them have left. */
interface SharedRun {
  readonly output: Promise<unknown>;
  /** @returns what it computes. @throws AskerLeft when this asker leaves. */
  waitFor(asker: Asker | undefined): Promise<unknown>;
}

/** What this process computes now, by the digest of its input. */
const underWay = new Map<string, SharedRun>();

/** @param run computes the output; its signal is aborted once nobody waits for it any more */
function shareRun(run: (signal: AbortSignal, gauge: Gauge) => Promise<unknown>): SharedRun {
  const everybodyLeft = new AbortController();
  const gauge = newGauge();
  const output = run(everybodyLeft.signal, gauge);
  let waiting = 0;
  return {
    output,
    async waitFor(asker) {
      waiting += 1;
      asker?.follow?.(gauge);
      const leaving = asker?.signal;
      let leave = () => {};
      const left = new Promise<never>((_, reject) => {
        leave = () => {
          waiting -= 1;
          if (waiting === 0) everybodyLeft.abort();
          reject(new AskerLeft());
        };
      });
      leaving?.addEventListener("abort", leave, { once: true });
      if (leaving?.aborted) leave();
      try {
        return await Promise.race([output, left]);
      } finally {
        leaving?.removeEventListener("abort", leave);
      }
    },
  };
}

interface Run<N extends TaskName> {
  readonly digest: Buffer;
  readonly signal: AbortSignal;
  readonly gauge: Gauge;
  make(): Promise<TaskOutput<N>>;
}

/** Waits for another node that computes the same; computes when there is none, or when that node has failed or died. */
async function compute<N extends TaskName>(
  deps: Pick<Deps, "db" | "log" | "workers">,
  run: Run<N>,
): Promise<TaskOutput<N>> {
  const { db, workers } = deps;
  const { digest, gauge, signal } = run;
  for (;;) {
    const kept = await findResult(db, digest);
    if (kept) return kept.output as TaskOutput<N>;
    const release = await claimRun(db, digest, { gauge, same: workers.asker?.same });
    if (!release) {
      await waitForOther(db, digest, run);
      continue;
    }
    try {
      if (signal.aborted) throw new AskerLeft();
      // It may show how far another node was.
      showProgress(gauge, { read: 0, toRead: 0, done: 0, toDo: 0 });
      return await makeAndKeep(deps, run);
    } finally {
      await release().catch(() => {});
    }
  }
}

async function makeAndKeep<N extends TaskName>(
  { db, log }: Pick<Deps, "db" | "log">,
  { digest, make }: Run<N>,
): Promise<TaskOutput<N>> {
  // The other node may have ended between the last look and the claim.
  const kept = await findResult(db, digest);
  if (kept) return kept.output as TaskOutput<N>;
  const output = await make();
  // It has just been copied from its thread at a stretch, and is serialised at another: others are answered in between.
  await setImmediate();
  await keepResult(db, digest, output).catch((error: unknown) =>
    log.warn({ err: error }, "a result was not kept"),
  );
  return output;
}

/** `known` decides the answer and is digested; `make` builds the task's input, only when the task must be run. */
interface Known<N extends TaskName> {
  readonly known: unknown;
  /** `moved`: buffers of the input that its thread takes over. What takes long says on the gauge how far it is. */
  readonly make: (
    gauge: Gauge,
  ) => Promise<{ readonly input: TaskInput<N>; readonly moved?: readonly ArrayBuffer[] }>;
}

/**
 * Runs a task, unless it was done a day ago at most with the same input, on whichever node: the answer is then
 * the one of before. Those who ask at once share one run, which ends when the last of them has left.
 * @throws what the task throws; Busy; AskerLeft.
 */
export const computeOnce = <N extends TaskName>(
  deps: Pick<Deps, "db" | "workers" | "log">,
  name: N,
  input: TaskInput<N>,
  whose: string,
): Promise<TaskOutput<N>> => computeKnown(deps, name, { known: input, make: async () => ({ input }) }, whose);

/** The same for an input that takes long to make, when something shorter says what it holds. */
export async function computeKnown<N extends TaskName>(
  deps: Pick<Deps, "db" | "workers" | "log">,
  name: N,
  { known, make }: Known<N>,
  whose: string,
): Promise<TaskOutput<N>> {
  const { workers } = deps;
  const digest = await digestOf([workers.code, name, known]);
  const key = digest.toString("hex");
  const wait = async (run: SharedRun) => (await run.waitFor(workers.asker)) as TaskOutput<N>;
  const other = underWay.get(key);
  if (other) {
    const shared = await wait(other).then(
      (output) => ({ output }),
      () => null,
    );
    if (shared) return shared.output;
    // The shared run failed, perhaps for a reason of the asker who began it: this asker runs the task for
    // himself.
    if (workers.asker?.signal.aborted) throw new AskerLeft();
  }
  const running = shareRun((signal, gauge) =>
    compute<N>(deps, {
      digest,
      signal,
      gauge,
      async make() {
        const threads = workers.asker ? workers.inTheNameOf({ ...workers.asker, signal }) : workers;
        const { input, moved } = await make(gauge);
        return threads.run(name, input, whose, { moved, gauge });
      },
    }),
  );
  underWay.set(key, running);
  const forget = () => underWay.get(key) === running && underWay.delete(key);
  running.output.then(forget, forget);
  return wait(running);
}
