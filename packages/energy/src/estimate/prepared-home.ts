import { type PeakHours, periodOfStep } from "../money/periods.ts";
import type { Customer } from "../money/saving.ts";
import { regulatedContract, type SupplyContract, usualPower } from "../money/supply.ts";
import type { Connection } from "../money/tables/excises.ts";
import type { Grid } from "../series/grid.ts";
import { total } from "../series/series.ts";
import { yearGrid } from "../series/year-grid.ts";
import { type Plant, type PlantType, productionCurve } from "../solar/production-curve.ts";
import type { ConsumerCategory } from "../typical/shapes.ts";
import { typicalCurve, typicalShape } from "../typical/typical-curve.ts";

export interface EstimateHome {
  readonly annualKwh: number;
  readonly category: ConsumerCategory;
  readonly connection: Connection;
  /** Null when unknown: the regulated tariff of the day, base option. */
  readonly contract: SupplyContract | null;
  readonly peakHours: PeakHours;
}

/**
 * All of an estimate that does not depend on the project: made once for a person, then asked for each project
 * (`estimateFigures`). It remembers the curves of the plants that it met.
 */
export interface PreparedHome {
  readonly home: EstimateHome;
  readonly day: string;
  readonly grid: Grid;
  readonly customer: Customer;
  /** Wh per step. */
  readonly consumption: Float64Array;
  /** The tariff period of each step. */
  readonly periods: Uint8Array;
  /** How the other members spread their year, as parts of it. */
  readonly others: Readonly<Record<ConsumerCategory, Float64Array>>;
  /** A plant of 1 kW of some kind at a place. */
  readonly plantOf: (type: PlantType, latitude: number, longitude: number) => PlantYear;
}

interface PlantYear {
  /** Wh per step, and their sum. */
  readonly wh: Float64Array;
  readonly total: number;
}

/** Half-hours: as meters measure homes, and twice as fast as quarter-hours. */
const STEP = 30;
/** Plants of the same tenth of a degree (about 10 km) see the same sun. */
const TENTH = 10;

/**
 * @param day YYYY-MM-DD: the prices and taxes in force, and the calendar of the year
 * @throws RangeError on a figure that is not an energy or a day before the first known prices.
 */
export function prepareHome(home: EstimateHome, day: string): PreparedHome {
  const grid = yearGrid(Number(day.slice(0, 4)), STEP);
  const contract = home.contract ?? regulatedContract("base", day, usualPower[home.category]);
  const othersOf = (category: ConsumerCategory) =>
    typicalShape({ category, tariff: "base", peakHours: home.peakHours }, grid);
  return {
    home,
    day,
    grid,
    customer: { contract, connection: home.connection },
    consumption: typicalCurve({ ...home, tariff: contract.kind }, home.annualKwh, grid),
    periods: periodOfStep(grid, contract.kind, home.peakHours),
    others: { household: othersOf("household"), business: othersOf("business") },
    plantOf: rememberedPlants(grid),
  };
}

function rememberedPlants(grid: Grid): PreparedHome["plantOf"] {
  const known = new Map<string, PlantYear>();
  return (type, exactLatitude, exactLongitude) => {
    const [latitude, longitude] = [toTenth(exactLatitude), toTenth(exactLongitude)];
    const key = type === "photovoltaic" ? `${latitude} ${longitude}` : type;
    const plant: Plant = { type, powerKw: 1, annualKwh: 0, latitude, longitude };
    const year = known.get(key) ?? yearOf(productionCurve(plant, grid));
    known.set(key, year);
    return year;
  };
}

const yearOf = (wh: Float64Array): PlantYear => ({ wh, total: total(wh) });

const toTenth = (degrees: number): number => Math.round(degrees * TENTH) / TENTH;
