import type { Deps } from "../deps.ts";
import type { TaskInput, TaskName, TaskOutput } from "../workers/registered-tasks.ts";
import { digestOf } from "./digest.ts";
import { findResult, keepResult } from "./store.ts";

/** What this process computes now, by the digest of its input. */
const underWay = new Map<string, Promise<unknown>>();

async function compute<N extends TaskName>(
  { db, log }: Pick<Deps, "db" | "log">,
  digest: Buffer,
  run: () => Promise<TaskOutput<N>>,
): Promise<TaskOutput<N>> {
  const kept = await findResult(db, digest);
  if (kept) return kept.output as TaskOutput<N>;
  const output = await run();
  await keepResult(db, digest, output).catch((error: unknown) =>
    log.warn({ err: error }, "a result was not kept"),
  );
  return output;
}

/**
 * Runs a task, unless it was done a day ago at most with the same input, on whichever node: the answer is then
 * the one of before. Two that ask at once share one run.
 * @throws what the task throws; Busy.
 */
export async function computeOnce<N extends TaskName>(
  deps: Pick<Deps, "db" | "workers" | "log">,
  name: N,
  input: TaskInput<N>,
  whose: string,
): Promise<TaskOutput<N>> {
  const digest = await digestOf([deps.workers.code, name, input]);
  const key = digest.toString("hex");
  const other = underWay.get(key) as Promise<TaskOutput<N>> | undefined;
  // One that fails was perhaps given up by who asked for it: this one runs its own then.
  const shared = other && (await other.then((output) => ({ output })).catch(() => null));
  if (shared) return shared.output;
  const running = compute<N>(deps, digest, () => deps.workers.run(name, input, whose));
  underWay.set(key, running);
  try {
    return await running;
  } finally {
    if (underWay.get(key) === running) underWay.delete(key);
  }
}
