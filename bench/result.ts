interface Bounds {
  readonly max?: number;
  readonly min?: number;
}

/** One measured figure, its goal, and a control of its own kind measured in the same run (the machine's own speed that minute). */
export interface BenchResult {
  name: string;
  value: number;
  unit: string;
  /** Bounds of the value itself: for what does not depend on the machine. */
  goal?: Bounds;
  /** Bounds of the value divided by the control's: machines differ by a factor of three. */
  ratio?: Bounds;
  control?: { name: string; value: number; unit: string };
  /** The processor's own time in this process's threads, ms: what else runs on the machine does not lengthen it. */
  cpuMs?: number;
}

/** Whether the goal is kept, and what it is: undefined where there is none. */
export function judge({
  value,
  goal,
  ratio,
  control,
}: BenchResult): { isKept: boolean; words: string } | undefined {
  const [found, bounds, unit] = ratio
    ? [value / (control?.value ?? Number.NaN), ratio, "× control"]
    : [value, goal, ""];
  if (!bounds) return undefined;
  const isKept =
    found >= (bounds.min ?? Number.NEGATIVE_INFINITY) && found <= (bounds.max ?? Number.POSITIVE_INFINITY);
  const wanted = [
    ...(bounds.min === undefined ? [] : [`≥ ${bounds.min}`]),
    ...(bounds.max === undefined ? [] : [`≤ ${bounds.max}`]),
  ].join(", ");
  const shown = ratio ? `${Number(found.toPrecision(3))} ${unit}, ` : "";
  return { isKept, words: `${shown}${wanted}` };
}
