import { total } from "../series/series.ts";
import type { Plant } from "../solar/production-curve.ts";
import type { ConsumerCategory } from "../typical/shapes.ts";
import type { PreparedHome } from "./prepared-home.ts";

/** A case of the range: a year's production, over the typical one, and what the other members do. */
export interface Case {
  readonly production: number;
  readonly othersKwh: number;
  readonly othersCategory: ConsumerCategory;
}

export interface EstimatePlaces {
  /** Its place stands for its plants'. */
  readonly latitude: number;
  readonly longitude: number;
  readonly plants: readonly Pick<Plant, "type" | "powerKw" | "annualKwh">[];
}

/**
 * Wh per step of all the plants of a project in a typical year.
 * @throws RangeError on a figure that is not a power or an energy.
 */
export function producedBy(
  { latitude, longitude, plants }: EstimatePlaces,
  home: PreparedHome,
): Float64Array {
  const sums = new Float64Array(home.grid.length);
  for (const { type, powerKw, annualKwh } of plants) {
    for (const figure of [powerKw, annualKwh]) {
      if (!(figure >= 0 && figure < Infinity)) throw new RangeError(`${figure} is not a power or an energy`);
    }
    if (powerKw === 0 && annualKwh === 0) continue;
    const perKw = home.plantOf(type, latitude, longitude);
    const kw = annualKwh > 0 ? (annualKwh * 1000) / total(perKw) : powerKw;
    for (let t = 0; t < sums.length; t++) sums[t] = sums[t]! + perKw[t]! * kw;
  }
  return sums;
}

/**
 * Wh per step that a home receives in a case when local energy is shared in proportion of withdrawals: what the default
 * key gives to one of two consumers (`allocate`), without its checks.
 */
export function sharedWith(
  home: PreparedHome,
  produced: Float64Array,
  { production, ...others }: Case,
): Float64Array {
  const { consumption } = home;
  const shape = home.others[others.othersCategory];
  const othersWh = others.othersKwh * 1000;
  const shared = new Float64Array(consumption.length);
  for (let t = 0; t < shared.length; t++) {
    const offer = produced[t]! * production;
    if (offer === 0) continue;
    const own = consumption[t]!;
    const wanted = own + shape[t]! * othersWh;
    shared[t] = wanted > offer ? (own * offer) / wanted : own;
  }
  return shared;
}
