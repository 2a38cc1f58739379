import { consumerCategories, supplyOf } from "@mec/api/study";
import { assumedAnnualKwh, offPeakHours } from "@mec/domain/study";
import {
  type Curve,
  carryOver,
  countKnownDays,
  type Grid,
  instantOf,
  productionCurve,
  resample,
  type Source,
  scaledSource,
  total,
  typicalShape,
} from "@mec/energy";
import { readingsOf, type StoredCurve } from "../stored-curve.ts";
import type { ConsumerInput, FlowsInput, ProducerInput } from "./study-input.ts";

export type ConsumerCurve = "real" | "typical";
export type ProducerCurve = "real" | "solar" | "pvgis" | "typical";

/** Readings may stand for a year when they hold most of its days: all the seasons are then known. */
const minKnownDays = 300;

interface Made<Kind, Wh> {
  readonly wh: Wh;
  readonly curve: Kind;
}

/**
 * A consumer's curve: readings are held, as 32-bit floats, which whole watts are exactly; a typical curve is worked out as it
 * is read.
 */
type ConsumerWh = Float32Array | Source;
type ProducerWh = Float32Array | Float64Array;

/** The curve of one consumer or producer. */
export interface Series<Kind, Wh> extends Made<Kind, Wh> {
  readonly id: string;
}

/** Where readings are missing, as text: the same for two meters read at the same times. */
function gapsOf(values: Float64Array): string {
  const ends: number[] = [];
  let isGap = false;
  for (let step = 0; step < values.length; step += 1) {
    if (Number.isNaN(values[step]) === isGap) continue;
    isGap = !isGap;
    ends.push(step);
  }
  return ends.join();
}

/**
 * For each step of the grid, the position of the reading that `carryOver` takes; null when the readings do
 * not hold most of a year. Found by passing the positions themselves through `carryOver`.
 */
function carriedPositions({ grid: from, values }: Curve<Float64Array>, grid: Grid): Uint32Array | null {
  const positions = values.map((wh, step) => (Number.isNaN(wh) ? Number.NaN : step));
  const curve = { grid: from, values: positions };
  return countKnownDays(curve) < minKnownDays ? null : Uint32Array.from(carryOver(curve, grid));
}

function pick(values: Float64Array, positions: Uint32Array): Float32Array {
  const picked = new Float32Array(positions.length);
  for (let step = 0; step < positions.length; step += 1) picked[step] = values[positions[step]!]!;
  return picked;
}

/**
 * Brings readings onto the study's year; null when they do not hold most of a year. Which days stand in for
 * which depends only on when there are readings, so it is worked out once for all meters read at the same
 * times.
 */
function makeCarrier(grid: Grid): (stored: StoredCurve | null) => Float32Array | null {
  const known = new Map<string, Uint32Array | null>();
  return (stored) => {
    if (!stored) return null;
    const { grid: from, values: read } = readingsOf(stored);
    const values =
      from.stepMinutes === grid.stepMinutes ? read : resample(read, from.stepMinutes, grid.stepMinutes);
    const curve = { grid: { ...from, stepMinutes: grid.stepMinutes, length: values.length }, values };
    const key = `${from.start} ${values.length} ${gapsOf(values)}`;
    const positions = known.has(key) ? known.get(key) : carriedPositions(curve, grid);
    known.set(key, positions ?? null);
    return positions ? pick(values, positions) : null;
  };
}
type Carrier = ReturnType<typeof makeCarrier>;

const scaled = (shape: Float64Array, factor: number): Float64Array => shape.map((value) => value * factor);

/** Makes consumers' curves; similar consumers share a shape. */
function consumerMaker(
  grid: Grid,
  day: string,
  carry: Carrier,
): (consumer: ConsumerInput) => Made<ConsumerCurve, ConsumerWh> {
  const shapes = new Map<string, Float64Array>();
  return (consumer) => {
    const carried = carry(consumer.curve);
    if (carried) return { wh: carried, curve: "real" };
    const category = consumerCategories[consumer.consumerType];
    const tariff = supplyOf(consumer.contract, consumer, day).kind;
    const hours = offPeakHours(consumer.contract);
    const key = `${category} ${tariff} ${JSON.stringify(hours)}`;
    const shape = shapes.get(key) ?? typicalShape({ category, tariff, offPeakHours: hours }, grid);
    shapes.set(key, shape);
    const annualKwh = consumer.annualKwh || assumedAnnualKwh[consumer.consumerType];
    return { wh: scaledSource(shape, annualKwh * 1000), curve: "typical" };
  };
}

/** Any year of 365 days. */
const commonYear = 2023;
const hourMs = 3_600_000;

/** The hour of a year of 365 days at a moment; 29 February takes the hours of the 28th. */
function hourOfYear(instant: number): number {
  const moment = new Date(instant);
  const month = moment.getUTCMonth();
  const isLeapDay = month === 1 && moment.getUTCDate() === 29;
  const date = isLeapDay ? 28 : moment.getUTCDate();
  return (Date.UTC(commonYear, month, date, moment.getUTCHours()) - Date.UTC(commonYear)) / hourMs;
}

/** Wh per step of 1 kWc, from the mean watts of each hour of a year. */
function fromHourlyWatts(watts: Float64Array, grid: Grid): Float64Array {
  const hours = grid.stepMinutes / 60;
  return Float64Array.from({ length: grid.length }, (_, step) => {
    return watts[hourOfYear(instantOf(grid, step))]! * hours;
  });
}

/** PVGIS's series for the power of a field, scaled to the yearly energy that its producer gives, if any. */
function fromPvgis(watts: Float64Array, { annualKwh, powerKwc }: ProducerInput, grid: Grid): Float64Array {
  const perKwc = fromHourlyWatts(watts, grid);
  return scaled(perKwc, annualKwh > 0 ? (annualKwh * 1000) / total(perKwc) : powerKwc);
}

function producerSeries(
  producer: ProducerInput,
  grid: Grid,
  carry: Carrier,
): Made<ProducerCurve, ProducerWh> {
  const { curve, productionType: type, annualKwh, powerKwc: powerKw, latitude, longitude } = producer;
  const carried = carry(curve);
  if (carried) return { wh: carried, curve: "real" };
  const isSolar = type === "photovoltaic";
  if (isSolar && producer.solarWatts) {
    return { wh: fromPvgis(producer.solarWatts, producer, grid), curve: "pvgis" };
  }
  const wh = productionCurve({ type, annualKwh, powerKw, latitude, longitude }, grid);
  return { wh, curve: isSolar ? "solar" : "typical" };
}

/** The curves of a study, Wh per step, each with its point and its source. */
export interface StudySeries {
  readonly consumers: readonly Series<ConsumerCurve, ConsumerWh>[];
  readonly candidates: readonly Series<ConsumerCurve, ConsumerWh>[];
  readonly producers: readonly Series<ProducerCurve, ProducerWh>[];
}

/** The curves alone, as the engine takes them. */
export const whOf = <Wh>(series: readonly Series<unknown, Wh>[]): Wh[] => series.map(({ wh }) => wh);

export function makeSeries(
  { grid, consumers, producers }: FlowsInput,
  candidates: readonly ConsumerInput[],
  day: string,
): StudySeries {
  const carry = makeCarrier(grid);
  const makeConsumer = consumerMaker(grid, day, carry);
  const ofConsumer = (one: ConsumerInput) => ({ id: one.id, ...makeConsumer(one) });
  return {
    consumers: consumers.map(ofConsumer),
    candidates: candidates.map(ofConsumer),
    producers: producers.map((one) => ({ id: one.id, ...producerSeries(one, grid, carry) })),
  };
}
