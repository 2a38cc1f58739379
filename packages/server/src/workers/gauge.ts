/** How far a work in two stages is: what it reads, then what it does with it. Nothing is read where `toRead` is 0. */
export interface Progress {
  readonly read: number;
  readonly toRead: number;
  readonly done: number;
  readonly toDo: number;
}

/** Shows how far a work is: memory that the thread doing it and the one waiting for it share. */
export type Gauge = Int32Array<SharedArrayBuffer>;

const fields = ["read", "toRead", "done", "toDo"] as const satisfies readonly (keyof Progress)[];

export const newGauge = (): Gauge => new Int32Array(new SharedArrayBuffer(4 * fields.length));

/** Records on the gauge what is known of the progress by now. */
export function showProgress(gauge: Gauge | undefined, progress: Partial<Progress>): void {
  if (!gauge) return;
  fields.forEach((field, index) => {
    const value = progress[field];
    if (value !== undefined) Atomics.store(gauge, index, value);
  });
}

/** Null as long as the work has said nothing. */
export function readGauge(gauge: Gauge): Progress | null {
  const [read = 0, toRead = 0, done = 0, toDo = 0] = fields.map((_, index) => Atomics.load(gauge, index));
  return toRead + toDo > 0 ? { read, toRead, done, toDo } : null;
}
