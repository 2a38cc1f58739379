import { performance } from "node:perf_hooks";
import type { BenchResult } from "../result.ts";

/** Median duration of `rounds` calls after one call to warm up, ms. */
export function medianMs(work: () => void, rounds = 5): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** Prints one line per result, with the goal and the ratio to the control. */
export function print(results: readonly BenchResult[]): void {
  for (const { name, value, unit, goal, control } of results) {
    const limit = goal?.max === undefined ? "" : ` (goal ≤ ${goal.max} ${unit})`;
    const ratio = control
      ? `, ${(value / control.value).toFixed(1)} × ${control.name} ${control.value.toFixed(1)} ${control.unit}`
      : "";
    console.log(`${name}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit}${limit}${ratio}`);
  }
}

/** Whether the file was run by itself, not by the script that runs every bench. */
export function isMain(url: string): boolean {
  return process.argv[1] !== undefined && url.endsWith(process.argv[1].split("/").at(-1) ?? "");
}
