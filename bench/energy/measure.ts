import { performance } from "node:perf_hooks";
import { type Figure, judge } from "../result.ts";

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The processor's time that some work takes, ms: other load on the machine does not count. */
export function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Median duration of `rounds` calls after one call to warm up, ms. */
export function medianMs(work: () => void, rounds = 5): number {
  work();
  return median(Array.from({ length: rounds }, () => timeOf(work)));
}

/** The processor's time of some work and of its control, in turns, the median of each, ms. */
export function beside(work: () => void, control: () => void, rounds = 5): [number, number] {
  work();
  const times = Array.from({ length: rounds }, () => [cpuMs(work), cpuMs(control)] as const);
  return [median(times.map(([ours]) => ours)), median(times.map(([, bare]) => bare))];
}

/** Prints one line per result, with the goal and the control. */
export function print(results: readonly Figure[]): void {
  for (const result of results) {
    const { name, value, unit, control } = result;
    const beside = control ? `, ${control.name} ${control.value.toFixed(1)} ${control.unit}` : "";
    const judged = judge(result);
    console.log(
      `${name}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit}${beside}${judged ? ` (${judged.words})` : ""}`,
    );
  }
}

/** Whether the file was run by itself, not by the script that runs every bench. */
export function isMain(url: string): boolean {
  return process.argv[1] !== undefined && url.endsWith(process.argv[1].split("/").at(-1) ?? "");
}
