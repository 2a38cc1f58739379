import { DomainError, type ErrorCode } from "@mec/domain/shared";

export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
}

/** An error loses its class between threads: the domain's errors travel as plain data. */
export type TaskOutcome =
  | { readonly output: unknown }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } };

/** The thread's side of pool.ts, for a table of tasks. */
export function performer(tasks: Record<string, (input: never) => unknown>) {
  return async ({ name, input }: TaskRequest): Promise<TaskOutcome> => {
    const task = tasks[name];
    if (!task) throw new Error(`No task is called ${name}`);
    try {
      return { output: await task(input as never) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refusal: { code: error.code, message: error.message } };
    }
  };
}
