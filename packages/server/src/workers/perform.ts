import { threadId } from "node:worker_threads";
import { DomainError, type ErrorCode } from "@mec/domain/shared";
import { move, transferableSymbol, valueSymbol } from "piscina";
import type { Gauge } from "./gauge.ts";

export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
  readonly marks: Marks;
  /** Where the task says how far it is, when somebody looks. */
  readonly gauge?: Gauge | undefined;
}

/**
 * Memory that the thread which waits for a task shares with the one that does it: the id of the latter (0
 * before it begins), and whether nobody waits any more.
 */
export type Marks = Int32Array<SharedArrayBuffer>;
export const markOf = { thread: 0, isLeft: 1 } as const;

export const newMarks = (): Marks => new Int32Array(new SharedArrayBuffer(8));

/** An error loses its class between threads: the domain's errors travel as plain data. */
export type TaskOutcome =
  | { readonly output: unknown }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } };

/**
 * Bytes that fill their own memory are handed to the waiting thread without a copy. Not a `Buffer`, which may lie in
 * memory that others share, or that a native library made.
 */
function given(output: unknown): TaskOutcome {
  if (!(output instanceof Uint8Array) || Buffer.isBuffer(output)) return { output };
  const { buffer } = output;
  if (!(buffer instanceof ArrayBuffer) || output.byteLength !== buffer.byteLength) return { output };
  return move({ [transferableSymbol]: [buffer], [valueSymbol]: { output } }) as unknown as TaskOutcome;
}

/** The thread's side of pool.ts, for a table of tasks. */
export function performer(tasks: Record<string, (input: never, gauge?: Gauge) => unknown>) {
  return async ({ name, input, marks, gauge }: TaskRequest): Promise<TaskOutcome> => {
    Atomics.store(marks, markOf.thread, threadId);
    if (Atomics.load(marks, markOf.isLeft)) return { output: undefined };
    const task = tasks[name];
    if (!task) throw new Error(`No task is called ${name}`);
    try {
      return given(await task(input as never, gauge));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refusal: { code: error.code, message: error.message } };
    }
  };
}
