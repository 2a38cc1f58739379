import type { Plant } from "../solar/production-curve.ts";
import type { ConsumerCategory } from "../typical/shapes.ts";
import type { TypicalConsumer } from "../typical/typical-curve.ts";
import type { EstimateHome, EstimateYear, PlantYear, PreparedHome } from "./prepared-home.ts";

/** A case of the range: a year's production relative to the typical one, and what the other members do. */
export interface Case {
  readonly production: number;
  readonly othersKwh: number;
  readonly othersCategory: ConsumerCategory;
}

export interface EstimatePlaces {
  /** The project's place stands for its plants'. */
  readonly latitude: number;
  readonly longitude: number;
  readonly plants: readonly Pick<Plant, "type" | "powerKw" | "annualKwh">[];
}

/** All the plants of a project in a typical year. */
export interface Produced {
  /** Per step. */
  readonly wh: Float64Array;
  readonly kwh: number;
  /** The steps in which anything is produced: a roof's are half of the year. */
  readonly steps: Uint32Array;
}

/** @throws RangeError on a figure that is not a power or an energy. */
export function producedBy({ latitude, longitude, plants }: EstimatePlaces, year: EstimateYear): Produced {
  const kwOf = new Map<PlantYear, number>();
  for (const { type, powerKw, annualKwh } of plants) {
    for (const figure of [powerKw, annualKwh]) {
      if (!(figure >= 0 && figure < Infinity)) throw new RangeError(`${figure} is not a power or an energy`);
    }
    if (powerKw === 0 && annualKwh === 0) continue;
    const perKw = year.plantOf(type, latitude, longitude);
    const kw = annualKwh > 0 ? (annualKwh * 1000) / perKw.total : powerKw;
    kwOf.set(perKw, (kwOf.get(perKw) ?? 0) + kw);
  }
  const wh = new Float64Array(year.grid.length);
  let kwh = 0;
  for (const [perKw, kw] of kwOf) {
    for (let t = 0; t < wh.length; t++) wh[t] = wh[t]! + perKw.wh[t]! * kw;
    kwh += (perKw.total * kw) / 1000;
  }
  return { wh, kwh, steps: stepsOf(wh) };
}

function stepsOf(wh: Float64Array): Uint32Array {
  const steps = new Uint32Array(wh.length);
  let count = 0;
  for (let t = 0; t < wh.length; t++) if (wh[t] !== 0) steps[count++] = t;
  return steps.subarray(0, count);
}

/** What one consumer receives among others when local energy is shared in proportion to withdrawals (`allocate`). */
function received(own: number, others: number, offer: number): number {
  const wanted = own + others;
  return wanted > offer ? (own * offer) / wanted : own;
}

/** The other members: on the base tariff, whose hours do not count. */
const otherOf = ({ offPeakHours }: EstimateHome, category: ConsumerCategory): TypicalConsumer => ({
  category,
  tariff: "base",
  offPeakHours,
});

/** Wh that a home receives in a case, by period of its tariff: without a series, since many projects are asked about. */
export function sharedByPeriod(
  { consumption, periods, home, shapeOf }: PreparedHome,
  { wh, steps }: Produced,
  { production, othersKwh, othersCategory }: Case,
  periodCount: number,
): number[] {
  const sums = new Float64Array(periodCount);
  const shape = shapeOf(otherOf(home, othersCategory));
  const othersWh = othersKwh * 1000;
  // Steps of one period mostly follow one another: its sum stays at hand until another's turn.
  for (let index = 0; index < steps.length; ) {
    const period = periods[steps[index]!]!;
    let sum = sums[period]!;
    do {
      const t = steps[index++]!;
      sum += received(consumption[t]!, shape[t]! * othersWh, wh[t]! * production);
    } while (index < steps.length && periods[steps[index]!] === period);
    sums[period] = sum;
  }
  return [...sums];
}

/** The same energy, in any step. */
export function sharedAt(
  { consumption, home, shapeOf }: PreparedHome,
  { wh }: Produced,
  { production, othersKwh, othersCategory }: Case,
): (step: number) => number {
  const shape = shapeOf(otherOf(home, othersCategory));
  return (t) => received(consumption[t]!, shape[t]! * othersKwh * 1000, wh[t]! * production);
}
