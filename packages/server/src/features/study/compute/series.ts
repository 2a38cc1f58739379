import { categoryOf, supplyOf } from "@mec/api/study";
import { assumedAnnualKwh, offPeakHours } from "@mec/domain/study";
import {
  type Flows,
  type Grid,
  instantOf,
  productionCurve,
  type Source,
  scaledSource,
  total,
  typicalShape,
  valuesOf,
} from "@mec/energy";
import { makeCarrier } from "./carried-readings.ts";
import type { ConsumerInput, FlowsInput, ProducerInput } from "./study-input.ts";

export type ConsumerCurve = "real" | "typical";
export type ProducerCurve = "real" | "solar" | "pvgis" | "typical";

interface Made<Kind, Wh> {
  readonly wh: Wh;
  readonly curve: Kind;
}

type ProducerWh = Float32Array | Float64Array;

/** The curve of one consumer or producer. */
export interface Series<Kind, Wh> extends Made<Kind, Wh> {
  readonly id: string;
}

type Carrier = ReturnType<typeof makeCarrier>;

const scaled = (shape: Float64Array, factor: number): Float64Array => shape.map((value) => value * factor);

/** Makes consumers' curves, which are worked out as they are read; similar consumers share a shape. */
function consumerMaker(
  grid: Grid,
  day: string,
  carry: Carrier,
): (consumer: ConsumerInput) => Made<ConsumerCurve, Source> {
  const shapes = new Map<string, Float64Array>();
  return (consumer) => {
    const carried = carry(consumer.curve);
    if (carried) return { wh: carried, curve: "real" };
    const category = categoryOf(consumer);
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

/** Whole watts are exactly 32-bit floats. */
function heldAs32Bits(source: Source): Float32Array {
  const values = new Float32Array(source.length);
  source.read(0, source.length, values, 0);
  return values;
}

function producerSeries(
  producer: ProducerInput,
  grid: Grid,
  carry: Carrier,
): Made<ProducerCurve, ProducerWh> {
  const { curve, productionType: type, annualKwh, powerKwc: powerKw, latitude, longitude } = producer;
  const carried = carry(curve);
  if (carried) return { wh: heldAs32Bits(carried), curve: "real" };
  const isSolar = type === "photovoltaic";
  if (isSolar && producer.solarWatts) {
    return { wh: fromPvgis(producer.solarWatts, producer, grid), curve: "pvgis" };
  }
  const wh = productionCurve({ type, annualKwh, powerKw, latitude, longitude }, grid);
  return { wh, curve: isSolar ? "solar" : "typical" };
}

/** The curves of a study, Wh per step, each with its point and its source. */
export interface StudySeries {
  readonly consumers: readonly Series<ConsumerCurve, Source>[];
  readonly candidates: readonly Series<ConsumerCurve, Source>[];
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

interface SeriesSums {
  /** The sum of each series. */
  readonly each: Float64Array;
  /** The sum of all, step by step. */
  readonly pooled: Float64Array;
}

/** Adds series up, each read once. */
export function addUp(list: Flows["consumption"], steps: number): SeriesSums {
  const each = new Float64Array(list.length);
  const pooled = new Float64Array(steps);
  list.forEach((series, i) => {
    const values = valuesOf(series);
    each[i] = total(values);
    for (let t = 0; t < steps; t += 1) pooled[t] = pooled[t]! + values[t]!;
  });
  return { each, pooled };
}
