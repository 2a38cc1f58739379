import { assumedAnnualKwh, peakHours } from "@mec/domain/study";
import {
  carryOver,
  countKnownDays,
  type Grid,
  instantOf,
  productionCurve,
  resample,
  type Series,
  total,
  typicalShape,
} from "@mec/energy";
import { readingsOf, type StoredCurve } from "../../../load-curve/stored-curve.ts";
import { categories, supplyOf } from "./money.ts";
import type { ConsumerInput, FlowsInput, ProducerInput } from "./study-input.ts";

export type ConsumerCurve = "real" | "typical";
export type ProducerCurve = "real" | "solar" | "pvgis" | "typical";

/** Readings stand for a year when they hold most of its days: all the seasons are then known. */
const minKnownDays = 300;

interface Made<Kind> {
  readonly wh: Series;
  readonly curve: Kind;
}

/** Readings brought onto the study's year; null when they do not hold most of one. */
function carriedReadings(stored: StoredCurve | null, grid: Grid): Float64Array | null {
  if (!stored) return null;
  const { grid: from, values } = readingsOf(stored);
  const { start, stepMinutes } = from;
  const wh = resample(values, stepMinutes, grid.stepMinutes);
  const curve = { grid: { start, stepMinutes: grid.stepMinutes, length: wh.length }, values: wh };
  return countKnownDays(curve) < minKnownDays ? null : carryOver(curve, grid);
}

const scaled = (shape: Float64Array, factor: number): Float64Array => shape.map((value) => value * factor);

/** Makes consumers' curves; those who are alike share their shape. */
function consumerMaker(grid: Grid, day: string): (consumer: ConsumerInput) => Made<ConsumerCurve> {
  const shapes = new Map<string, Float64Array>();
  return (consumer) => {
    const carried = carriedReadings(consumer.curve, grid);
    if (carried) return { wh: carried, curve: "real" };
    const category = categories[consumer.consumerType];
    const tariff = supplyOf(consumer.contract, category, day).kind;
    const hours = peakHours(consumer.contract);
    const key = `${category} ${tariff} ${hours.start} ${hours.end}`;
    const shape = shapes.get(key) ?? typicalShape({ category, tariff, peakHours: hours }, grid);
    shapes.set(key, shape);
    const annualKwh = consumer.annualKwh || assumedAnnualKwh[consumer.consumerType];
    return { wh: scaled(shape, annualKwh * 1000), curve: "typical" };
  };
}

const cumulatedDays = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The hour of a year of 365 days at a moment; 29 February takes the hours of the 28th. */
function hourOfYear(instant: number): number {
  const moment = new Date(instant);
  const month = moment.getUTCMonth();
  const isLeapDay = month === 1 && moment.getUTCDate() === 29;
  const day = (cumulatedDays[month] ?? 0) + moment.getUTCDate() - (isLeapDay ? 2 : 1);
  return day * 24 + moment.getUTCHours();
}

/** Wh per step of 1 kWc, from the mean watts of each hour of a year. */
function fromHourlyWatts(watts: Float64Array, grid: Grid): Float64Array {
  const hours = grid.stepMinutes / 60;
  return Float64Array.from({ length: grid.length }, (_, step) => {
    return (watts[hourOfYear(instantOf(grid, step))] ?? 0) * hours;
  });
}

/** PVGIS's series for the power of a field; the yearly figure that its producer gives counts more. */
function fromPvgis(watts: Float64Array, { annualKwh, powerKwc }: ProducerInput, grid: Grid): Float64Array {
  const perKwc = fromHourlyWatts(watts, grid);
  return scaled(perKwc, annualKwh > 0 ? (annualKwh * 1000) / total(perKwc) : powerKwc);
}

function producerSeries(producer: ProducerInput, grid: Grid): Made<ProducerCurve> {
  const { curve, productionType: type, annualKwh, powerKwc: powerKw, latitude, longitude } = producer;
  const carried = carriedReadings(curve, grid);
  if (carried) return { wh: carried, curve: "real" };
  const isSolar = type === "photovoltaic";
  if (isSolar && producer.solarWatts) {
    return { wh: fromPvgis(producer.solarWatts, producer, grid), curve: "pvgis" };
  }
  const wh = productionCurve({ type, annualKwh, powerKw, latitude, longitude }, grid);
  return { wh, curve: isSolar ? "solar" : "typical" };
}

/** The curves of a study, Wh per step, each with where it comes from. */
export interface StudySeries {
  readonly consumption: Series[];
  readonly consumerCurves: ConsumerCurve[];
  readonly candidates: Series[];
  readonly candidateCurves: ConsumerCurve[];
  readonly production: Series[];
  readonly producerCurves: ProducerCurve[];
}

export function makeSeries(
  { grid, consumers, producers }: FlowsInput,
  candidates: readonly ConsumerInput[],
  day: string,
): StudySeries {
  const makeConsumer = consumerMaker(grid, day);
  const ofConsumers = consumers.map(makeConsumer);
  const ofCandidates = candidates.map(makeConsumer);
  const ofProducers = producers.map((producer) => producerSeries(producer, grid));
  return {
    consumption: ofConsumers.map(({ wh }) => wh),
    consumerCurves: ofConsumers.map(({ curve }) => curve),
    candidates: ofCandidates.map(({ wh }) => wh),
    candidateCurves: ofCandidates.map(({ curve }) => curve),
    production: ofProducers.map(({ wh }) => wh),
    producerCurves: ofProducers.map(({ curve }) => curve),
  };
}
