import type { Series } from "../series/series.ts";
import type { Flows } from "./block.ts";
import { checkShares, commonLength } from "./check.ts";
import { defaultKey } from "./default-key.ts";
import { fullDynamicKey } from "./full-dynamic-key.ts";
import { type Allocation, collect, type Detail } from "./results.ts";
import type { Rule } from "./rule.ts";
import { simpleDynamicKey } from "./simple-dynamic-key.ts";
import { staticKey } from "./static-key.ts";

/** Names of the four keys, as on the wire. */
export type Key = "static" | "default_dynamic" | "simple_dynamic" | "full_dynamic";

export interface AllocationInput {
  key: Key;
  /** One per consumer: withdrawal, Wh per step. */
  consumption: Flows["consumption"];
  /** One per producer: injection, Wh per step, same length. */
  production: readonly Series[];
  /**
   * static: one constant per consumer; simple_dynamic: one series per consumer; full_dynamic: [producer][consumer]
   * series. Between 0 and 1, adding up to at most 1. Not used by default_dynamic.
   */
  coefficients?: readonly number[] | readonly Series[] | readonly (readonly Series[])[];
  /** `totals` (default) keeps one figure per participant, `series` every step. */
  detail?: Detail;
}

/**
 * Shares local production between consumers by one of the four keys of the grid operator.
 * @reference Estimates compute the same step by step (`estimate/shared-energy`), and studies by its rule (`ruleOf`).
 * @returns Wh given to each consumer and Wh of surplus left to each producer.
 * @throws RangeError naming the series and the step of a value that is NaN, infinite or negative, of a sum of
 * coefficients over 1 + 1e-6, or of a length that differs.
 * @example allocate({ key: "default_dynamic", consumption: [Float32Array.of(300), Float32Array.of(100)],
 * production: [Float32Array.of(200)] }).shared.totals; // 150, 50
 */
export function allocate(input: AllocationInput): Allocation {
  return collect(input, ruleOf(input), input.detail ?? "totals");
}

/** The rule of a key, its coefficients checked. @throws RangeError as `allocate` does. */
export function ruleOf(input: AllocationInput): Rule {
  const { key, consumption, production, coefficients = [] } = input;
  switch (key) {
    case "default_dynamic":
      return defaultKey();
    case "static": {
      const shares = coefficients as readonly number[];
      checkShares("coefficients", shares, consumption.length);
      return staticKey(shares);
    }
    case "simple_dynamic": {
      const series = coefficients as readonly Series[];
      checkCount("coefficients", series, consumption.length);
      commonLength({ consumption, production, coefficients: series });
      return simpleDynamicKey(series);
    }
    case "full_dynamic": {
      const matrix = coefficients as readonly (readonly Series[])[];
      checkMatrix(matrix, input);
      return fullDynamicKey(matrix);
    }
    default:
      throw new RangeError(`unknown key: ${String(key satisfies never)}`);
  }
}

function checkMatrix(matrix: readonly (readonly Series[])[], { consumption, production }: Flows): void {
  checkCount("coefficients", matrix, production.length);
  matrix.forEach((list, j) => {
    checkCount(`coefficients[${j}]`, list, consumption.length);
    commonLength({ consumption, production, [`coefficients[${j}]`]: list });
  });
}

function checkCount(name: string, list: readonly unknown[], count: number): void {
  if (!Array.isArray(list) || list.length !== count) {
    throw new RangeError(`${name} has ${list?.length ?? 0} entries, expected ${count}`);
  }
}
