import { type Grid, instantOf } from "../series/grid.ts";
import { localDays } from "../series/local-days.ts";
import { checkYear, monthlyValue, scaleTo } from "../series/scale.ts";
import { type SolarField, solarCurve, usualField } from "./solar-curve.ts";

export type PlantType = "photovoltaic" | "wind" | "hydro" | "other";

/** A plant without readings. */
export interface Plant {
  readonly type: PlantType;
  /** kW (kWc for panels); 0 when unknown. */
  readonly powerKw: number;
  /** Its annual production, kWh; 0 when unknown. */
  readonly annualKwh: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Slope and direction of the panels: the usual ones by default. */
  readonly field?: Pick<SolarField, "tilt" | "azimuth"> | undefined;
}

/** Hours a year at full power, assumed when the production is not given: orders of magnitude for France. */
const fullLoadHours: Readonly<Record<Exclude<PlantType, "photovoltaic">, number>> = {
  wind: 2200,
  hydro: 3500,
  other: 6000,
};

const WIND_MONTHS = [1.35, 1.25, 1.15, 0.95, 0.85, 0.75, 0.72, 0.72, 0.85, 1.05, 1.15, 1.3];
const HYDRO_MONTHS = [1.25, 1.2, 1.25, 1.2, 1.15, 0.95, 0.7, 0.6, 0.65, 0.85, 1.05, 1.2];
/** Weather comes and goes in a few days: periods, in hours, of the waves that imitate it. */
const WIND_WAVES = [75, 137, 271];
const HOUR = 3_600_000;

/**
 * Wh per step of a plant in a typical year. Panels follow the solar model; the others a generic shape by
 * month (and, for the wind, by spells of a few days). The sum is the annual production when given, else what
 * the power gives.
 * @throws RangeError when the grid is not a year, or a figure is not a power or an energy.
 */
export function productionCurve(plant: Plant, grid: Grid): Float64Array {
  const { type, powerKw, annualKwh } = plant;
  checkYear(grid);
  for (const figure of [powerKw, annualKwh]) {
    if (!(figure >= 0 && figure < Infinity)) throw new RangeError(`${figure} is not a power or an energy`);
  }
  if (powerKw === 0 && annualKwh === 0) return new Float64Array(grid.length);
  const shape = plantShape(plant, grid);
  if (annualKwh > 0) return scaleTo(shape, annualKwh * 1000);
  if (type === "photovoltaic") return powerKw === 1 ? shape : shape.map((wh) => wh * powerKw);
  return scaleTo(shape, powerKw * fullLoadHours[type] * 1000);
}

/** For panels Wh per kWc, for the others only proportions. */
function plantShape({ type, latitude, longitude, field }: Plant, grid: Grid): Float64Array {
  switch (type) {
    case "photovoltaic":
      return solarCurve({ ...usualField(latitude, longitude), ...field }, grid);
    case "wind":
      return byMonth(WIND_MONTHS, grid).map((value, t) => value * gusts(instantOf(grid, t)));
    case "hydro":
      return byMonth(HYDRO_MONTHS, grid);
    case "other":
      return new Float64Array(grid.length).fill(1);
  }
}

function byMonth(months: readonly number[], grid: Grid): Float64Array {
  const values = new Float64Array(grid.length);
  for (const { dayOfYear, firstStep, steps } of localDays(grid)) {
    values.fill(monthlyValue(months, dayOfYear), firstStep, firstStep + steps);
  }
  return values;
}

/** The strength of the wind, between 0 and 1. */
function gusts(instant: number): number {
  const waves = WIND_WAVES.map((period) => Math.sin((2 * Math.PI * instant) / (period * HOUR)));
  const mean = waves.reduce((sum, wave) => sum + wave, 0) / waves.length;
  return ((1 + mean) / 2) ** 2;
}
