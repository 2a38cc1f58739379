/** What threads can be asked to do: `app/tasks.ts`, where the features meet, puts each task in, and this folder knows none. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside.
export interface RegisteredTasks {}

type TaskOf<N extends TaskName> = RegisteredTasks[N] extends (...given: infer Given) => infer Done
  ? { readonly input: Given[0]; readonly output: Awaited<Done> }
  : never;

export type TaskName = keyof RegisteredTasks;
export type TaskInput<N extends TaskName> = TaskOf<N>["input"];
export type TaskOutput<N extends TaskName> = TaskOf<N>["output"];
