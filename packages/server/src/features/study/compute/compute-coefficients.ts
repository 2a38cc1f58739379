import {
  coefficientFiles,
  type Flows,
  type Grid,
  instantOf,
  localTime,
  type Series,
  yearGrid,
} from "@mec/energy";
import { makeTariffs, meanSavings } from "./money.ts";
import { receivedFlows } from "./received.ts";
import { coefficientsOfDesign } from "./rule-of-design.ts";
import { addUp, makeSeries, whOf } from "./series.ts";
import type { StudyInput } from "./study-input.ts";

export interface CoefficientsInput {
  readonly study: StudyInput;
  /** PRM of each consumer and producer of the study, in its order. */
  readonly consumerPrms: readonly string[];
  readonly producerPrms: readonly string[];
  /** `month` is 0 for January; null for the whole studied year. */
  readonly month: { readonly year: number; readonly month: number } | null;
}

interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface CoefficientFiles {
  /**
   * Whether the coefficients come from the meters' readings of that month: else they are a forecast, as each
   * file's name says.
   */
  readonly isReceived: boolean;
  readonly files: readonly TextFile[];
}

interface Coefficients {
  readonly grid: Grid;
  readonly coefficients: readonly Series[] | readonly (readonly Series[])[];
}

/** The steps of a month, as a grid of their own. */
function partOf(grid: Grid, month: number | undefined): { first: number; part: Grid } {
  if (month === undefined) return { first: 0, part: grid };
  const isIn = (step: number) => localTime(instantOf(grid, step)).month === month;
  const steps = Array.from({ length: grid.length }, (_, step) => step);
  const first = steps.findIndex(isIn);
  const length = steps.filter(isIn).length;
  return { first, part: { ...grid, start: instantOf(grid, first), length } };
}

function coefficientsOver(study: StudyInput, grid: Grid, flows: Flows) {
  const { key, designs, consumers } = study;
  const tariffs = consumers.map(makeTariffs(grid, study.day, study.plantKw));
  const savingPerWh = meanSavings(addUp(flows.production, grid.length).pooled, tariffs);
  const context = { grid, ids: consumers.map(({ id }) => id), savingPerWh };
  return coefficientsOfDesign(designs[key], flows, context);
}

/** From the readings of the month itself; null while they are incomplete. */
function fromReceived(study: StudyInput, month: CoefficientsInput["month"]): Coefficients | null {
  if (month === null) return null;
  const { part: grid } = partOf(yearGrid(month.year, study.grid.stepMinutes), month.month);
  const flows = receivedFlows(study, grid);
  return flows && { grid, coefficients: coefficientsOver(study, grid, flows) };
}

/** From the studied year, whose steps of the same month stand for the coming ones. */
function forecast(study: StudyInput, month: CoefficientsInput["month"]): Coefficients {
  const series = makeSeries(study, [], study.day);
  const flows = { consumption: whOf(series.consumers), production: whOf(series.producers) };
  const whole = coefficientsOver(study, study.grid, flows);
  const { first, part } = partOf(study.grid, month?.month);
  return { grid: part, coefficients: whole.map((one) => one.subarray(first, first + part.length)) };
}

const marked = (name: string, isReceived: boolean): string =>
  isReceived ? name : name.replace(/\.csv$/, "-previsionnel.csv");

/** The files of coefficients of a study's key, one per producer. */
export function computeCoefficients(input: CoefficientsInput): CoefficientFiles {
  const { study, consumerPrms, producerPrms, month } = input;
  const received = fromReceived(study, month);
  const { grid, coefficients } = received ?? forecast(study, month);
  const isReceived = received !== null;
  const files = coefficientFiles({ producers: producerPrms, consumers: consumerPrms, grid, coefficients });
  return {
    isReceived,
    files: files.map(({ name, lines }) => ({ name: marked(name, isReceived), text: [...lines()].join("") })),
  };
}
