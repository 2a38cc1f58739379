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
 * The memory that bytes fill, and that is theirs alone; null where there is none. Not a `Buffer`, which may lie in memory
 * that others share, or that a native library made.
 */
function ownMemory(bytes: unknown): ArrayBuffer | null {
  if (!(bytes instanceof Uint8Array) || Buffer.isBuffer(bytes)) return null;
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? buffer : null;
}

/** Bytes that fill memory of their own, or pieces of which each does, go to who asked without a copy. */
function given(output: unknown): TaskOutcome {
  const memories = (Array.isArray(output) ? output : [output]).map(ownMemory);
  if (memories.length === 0 || memories.includes(null)) return { output };
  return move({ [transferableSymbol]: memories, [valueSymbol]: { output } }) as unknown as TaskOutcome;
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
