/**
 * The tasks that threads can run: `app/tasks.ts`, where the features meet, declares them here; this folder
 * knows none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside.
export interface RegisteredTasks {}

type TaskOf<N extends TaskName> = RegisteredTasks[N] extends (...given: infer Given) => infer Done
  ? { readonly input: Given[0]; readonly output: Awaited<Done> }
  : never;

export type TaskName = keyof RegisteredTasks;
export type TaskInput<N extends TaskName> = TaskOf<N>["input"];
export type TaskOutput<N extends TaskName> = TaskOf<N>["output"];
