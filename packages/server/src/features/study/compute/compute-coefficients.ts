import { coefficientFiles, type Grid, instantOf, localTime } from "@mec/energy";
import { makeTariffs } from "./money.ts";
import { coefficientsOfDesign } from "./rule-of-design.ts";
import { meanSavings, pooled } from "./savings.ts";
import { makeSeries, whOf } from "./series.ts";
import type { StudyInput } from "./study-input.ts";

export interface CoefficientsInput {
  readonly study: StudyInput;
  /** PRM of each consumer and producer of the study, in its order. */
  readonly consumerPrms: readonly string[];
  readonly producerPrms: readonly string[];
  /** 0 for January; the whole year when it is not given. */
  readonly month: number | null;
}

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The steps of a month, as a grid of their own. */
function partOf(grid: Grid, month: number | null): { first: number; part: Grid } {
  if (month === null) return { first: 0, part: grid };
  const isIn = (step: number) => localTime(instantOf(grid, step)).month === month;
  const steps = Array.from({ length: grid.length }, (_, step) => step);
  const first = steps.findIndex(isIn);
  const length = steps.filter(isIn).length;
  return { first, part: { ...grid, start: instantOf(grid, first), length } };
}

/** The files of coefficients of a study's key, one per producer, as the grid operator takes them. */
export function computeCoefficients({
  study,
  consumerPrms,
  producerPrms,
  month,
}: CoefficientsInput): TextFile[] {
  const { grid, key, designs, consumers } = study;
  const series = makeSeries(study, [], study.day);
  const flows = { consumption: whOf(series.consumers), production: whOf(series.producers) };
  const tariffs = consumers.map(makeTariffs(grid, study.day, study.plantKw));
  const savingPerWh = meanSavings(pooled(flows.production, grid.length), tariffs);
  const context = { grid, ids: consumers.map(({ id }) => id), savingPerWh };
  const whole = coefficientsOfDesign(designs[key], flows, context);
  const { first, part } = partOf(grid, month);
  const coefficients = whole.map((series) => series.subarray(first, first + part.length));
  const files = coefficientFiles({
    producers: producerPrms,
    consumers: consumerPrms,
    grid: part,
    coefficients,
  });
  return files.map(({ name, lines }) => ({ name, text: [...lines()].join("") }));
}
