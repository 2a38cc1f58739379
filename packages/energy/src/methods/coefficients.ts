import type { Flows } from "../allocation/block.ts";
import type { Rule } from "../allocation/rule.ts";
import { runSharing } from "../allocation/run.ts";
import { type Method, methodRule } from "./method.ts";

/**
 * The coefficients `k_i(t) = A_i / P` that make the grid operator give what a method decides, to be sent as a simple
 * dynamic key. 0 at the steps without production.
 * @returns one series per consumer, between 0 and 1, adding up to at most 1 (32-bit rounding apart) at each step.
 * @throws RangeError as `allocate`, and on parameters of the method that do not fit.
 */
export function methodCoefficients(method: Method, flows: Flows): Float32Array[] {
  return coefficientsOf(methodRule(method, flows), flows);
}

/** The coefficients of a pooled rule; see `methodCoefficients`. */
export function coefficientsOf(rule: Rule, flows: Flows): Float32Array[] {
  const steps = flows.consumption[0]?.length ?? 0;
  const coefficients = flows.consumption.map(() => new Float32Array(steps));
  const pool = new Float64Array(steps);
  for (const series of flows.production) {
    for (let t = 0; t < steps; t++) pool[t] = pool[t]! + series[t]!;
  }
  runSharing(flows, rule, {
    shared(consumer, start, values, offset, length) {
      const series = coefficients[consumer]!;
      for (let t = 0; t < length; t++) {
        const produced = pool[start + t]!;
        series[start + t] = produced > 0 ? Math.min(1, values[offset + t]! / produced) : 0;
      }
    },
  });
  return coefficients;
}
