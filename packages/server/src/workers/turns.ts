import { type PiscinaTask, queueOptionsSymbol, type TaskQueue } from "piscina";

type Task = Pick<PiscinaTask, typeof queueOptionsSymbol>;

/** For whom a task is done: a network address, an account, a project. */
export interface QueueOptions {
  readonly whose: string;
}

const whoseOf = (task: Task): string => (task[queueOptionsSymbol] as QueueOptions | null)?.whose ?? "";

/** The tasks that wait for a thread: a line per person, served in turn, so that a flood delays its own sender. */
export class Turns implements TaskQueue {
  /** Each person's line, in the order of their turns. */
  #lines = new Map<string, Task[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  waitingOf(whose: string): number {
    return this.#lines.get(whose)?.length ?? 0;
  }

  /** Drops the task that came with these options, if it still waits. @returns whether it did. */
  drop(options: QueueOptions): boolean {
    const line = this.#lines.get(options.whose) ?? [];
    const task = line.find((one) => one[queueOptionsSymbol] === options);
    if (task) this.remove(task);
    return task !== undefined;
  }

  push(task: Task): void {
    const whose = whoseOf(task);
    const line = this.#lines.get(whose);
    if (line) line.push(task);
    else this.#lines.set(whose, [task]);
    this.#size += 1;
  }

  /** Puts back a task that no thread could take: it comes next again. */
  unshift(task: Task): void {
    const whose = whoseOf(task);
    const line = this.#lines.get(whose) ?? [];
    this.#lines.delete(whose);
    this.#lines = new Map([[whose, [task, ...line]], ...this.#lines]);
    this.#size += 1;
  }

  shift(): Task | null {
    for (const [whose, line] of this.#lines) {
      const task = line.shift();
      this.#lines.delete(whose);
      if (line.length > 0) this.#lines.set(whose, line);
      if (task === undefined) continue;
      this.#size -= 1;
      return task;
    }
    return null;
  }

  remove(task: Task): void {
    const whose = whoseOf(task);
    const line = this.#lines.get(whose) ?? [];
    const at = line.indexOf(task);
    if (at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(whose);
    this.#size -= 1;
  }
}
