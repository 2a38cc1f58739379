interface Bounds {
  readonly max?: number;
  readonly min?: number;
}

/** A control of a figure's own kind, measured in the same run: the machine's own speed that minute. */
export interface Control {
  name: string;
  value: number;
  unit: string;
}

interface Measured {
  name: string;
  value: number;
  /** The processor's own time in this process's threads, ms: what else runs on the machine does not lengthen it. */
  cpuMs?: number;
}

/** The goal of a speed is on the value divided by its control's: machines differ by a factor of three. */
type JudgedByControl = { ratio: Bounds; control: Control } | { ratio?: never; control?: Control };

/** Times and rates depend on the machine: they have no goal of their own. */
type Speed = Measured & { unit: "ms" | "s" | "req/s" | "rows/s" | "/s"; goal?: never } & JudgedByControl;

/** Sizes, parts and ratios do not depend on the machine: they have goals of their own. */
type Size = Measured & {
  unit: "B" | "kB" | "MB" | "files" | "%" | "/100" | "×" | "× matrix" | "× the first" | "";
  goal?: Bounds;
  ratio?: never;
  control?: Control;
};

/** One measured figure, how it is judged, and its control. */
export type Figure = Speed | Size;

/** Whether the goal is kept, and what it is: undefined where there is none. */
export function judge({
  value,
  goal,
  ratio,
  control,
}: Figure): { isKept: boolean; words: string } | undefined {
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
