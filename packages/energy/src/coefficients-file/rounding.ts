import { checkSums, commonLength, refuseBadValue } from "../allocation/check.ts";
import type { Series } from "../series/series.ts";

/** Below this part of a unit, what is left after rounding down is the noise of 32-bit floats. */
const NOISE = 1e-3;

/** How many units of the last decimal of a percentage make 100 %: 1,000 for 0.1 %. */
export function unitsPerWhole(decimals: number): number {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 6) {
    throw new RangeError(`decimals: ${decimals} is not a whole number from 0 to 6`);
  }
  return 10 ** (decimals + 2);
}

/**
 * Rounds the coefficients of each step to percentages with a number of decimals, without passing 100 % in
 * all. Each is rounded down, then the units left under 100 % go to the largest remainders. A coefficient
 * rounded up loses nothing, since nobody is given more than he withdraws; rounding each one down, as known
 * tools do, loses up to 5 % of production at 100 participants.
 * @param coefficients one series per consumer, between 0 and 1
 * @returns units per step, one array per consumer (`unitsPerWhole` units are 100 %)
 * @throws RangeError on a bad coefficient, or a sum over 1 + 1e-6.
 */
export function roundToUnits(coefficients: readonly Series[], decimals = 1): Uint32Array[] {
  const whole = unitsPerWhole(decimals);
  const steps = commonLength({ coefficients });
  refuseBadValue("coefficients", coefficients, 0, steps);
  const sums = new Float64Array(steps);
  for (const series of coefficients) {
    for (let t = 0; t < steps; t++) sums[t] = sums[t]! + series[t]!;
  }
  checkSums("coefficients", sums, 0, steps);
  const rounded = coefficients.map(() => new Uint32Array(steps));
  for (let t = 0; t < steps; t++) {
    roundStep(
      coefficients.map((series) => series[t]! * whole),
      whole,
    ).forEach((units, i) => {
      rounded[i]![t] = units;
    });
  }
  return rounded;
}

/** Rounds values to whole numbers by largest remainder, the first of equals first, up to a sum of `whole`. */
function roundStep(values: readonly number[], whole: number): number[] {
  const units = values.map((value) => Math.min(whole, Math.floor(value)));
  const left = whole - units.reduce((a, b) => a + b, 0);
  const remainders = values.map((value, i) => value - units[i]!);
  const losers = values.flatMap((_, i) => (remainders[i]! > NOISE ? [i] : []));
  losers.sort((a, b) => remainders[b]! - remainders[a]! || a - b);
  for (const i of losers.slice(0, Math.max(0, left))) units[i] = units[i]! + 1;
  return units;
}
