import { type Grid, instantOf } from "../series/grid.ts";
import { localTime } from "../series/local-time.ts";
import type { Series } from "../series/series.ts";
import { roundToUnits, unitsPerWhole } from "./rounding.ts";

/** The contents of the files for the grid operator. */
export interface CoefficientTable {
  /** PRM of each producer and of each consumer: 14 digits, kept as text. */
  readonly producers: readonly string[];
  readonly consumers: readonly string[];
  readonly grid: Grid;
  /** [producer][consumer] series; or one list for all the producers when they are pooled (simple dynamic key). */
  readonly coefficients: readonly Series[] | readonly (readonly Series[])[];
  /** Decimals of the percentages, 1 by default. */
  readonly decimals?: number;
}

/** A file to be sent: its text comes line by line, so that a year of 1,000 consumers is never held at once. */
export interface CoefficientFile {
  readonly name: string;
  lines(): Generator<string>;
}

/**
 * One CSV per producer, named by his PRM: `Horodate;<PRM>;…`, then one line per step with the local time at which it
 * begins (`dd/mm/yyyy hh:mm`; the hour that comes twice in October is there twice) and percentages with a decimal comma.
 * Source: the files of an open tool of the field ("Repartition"); no public specification of the operator was found.
 * @throws RangeError if there are not as many series as consumers, or as `roundToUnits`.
 */
export function coefficientFiles(table: CoefficientTable): CoefficientFile[] {
  const { producers, consumers, grid, coefficients, decimals = 1 } = table;
  const perProducer = producers.map((_, j) => coefficientsOfProducer(coefficients, j));
  const rounded = new Map<readonly Series[], Uint32Array[]>();
  for (const list of perProducer) {
    if (list.length !== consumers.length || list.some((series) => series.length !== grid.length)) {
      throw new RangeError(`expected ${consumers.length} series of ${grid.length} steps for each producer`);
    }
    if (!rounded.has(list)) rounded.set(list, roundToUnits(list, decimals));
  }
  return producers.map((prm, j) => ({
    name: `${prm}.csv`,
    lines: () => linesOf(consumers, grid, rounded.get(perProducer[j]!) ?? [], decimals),
  }));
}

function coefficientsOfProducer(
  coefficients: CoefficientTable["coefficients"],
  j: number,
): readonly Series[] {
  const list = coefficients[j];
  return Array.isArray(list) ? (list as readonly Series[]) : (coefficients as readonly Series[]);
}

function* linesOf(
  consumers: readonly string[],
  grid: Grid,
  units: readonly Uint32Array[],
  decimals: number,
): Generator<string> {
  yield `Horodate;${consumers.join(";")}\r\n`;
  for (let step = 0; step < grid.length; step++) {
    const percentages = units.map((series) => formatUnits(series[step]!, decimals));
    yield `${formatInstant(instantOf(grid, step))};${percentages.join(";")}\r\n`;
  }
}

/** 123 units of 0.1 % as "12,3". */
function formatUnits(units: number, decimals: number): string {
  const perPercent = unitsPerWhole(decimals) / 100;
  return (units / perPercent).toFixed(decimals).replace(".", ",");
}

function formatInstant(instant: number): string {
  const { year, month, day, hour, minute } = localTime(instant);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(day)}/${two(month + 1)}/${year} ${two(hour)}:${two(minute)}`;
}
