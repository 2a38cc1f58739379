import { parentPort } from "node:worker_threads";
import { type TaskName, type TaskReply, type TaskRequest, tasks } from "./tasks.ts";

/** The thread's side of pool.ts: does one task at a time, as they come. */
async function perform({ id, name, input }: TaskRequest<TaskName>): Promise<TaskReply> {
  const task = tasks[name] as (given: unknown) => unknown;
  try {
    return { id, output: await task(input) };
  } catch (error) {
    return { id, error };
  }
}

let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (request: TaskRequest<TaskName>) => {
  last = last.then(async () => parentPort?.postMessage(await perform(request)));
});
