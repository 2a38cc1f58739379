import { type OffPeakHours, periodOfStep } from "../money/periods.ts";
import type { Customer } from "../money/saving.ts";
import { regulatedContract, type SupplyContract, usualPower } from "../money/supply.ts";
import type { Connection } from "../money/tables/excises.ts";
import type { SubscribedPower } from "../money/tables/regulated-tariffs.ts";
import type { Grid } from "../series/grid.ts";
import { total } from "../series/series.ts";
import { yearGrid } from "../series/year-grid.ts";
import { type Plant, type PlantType, productionCurve } from "../solar/production-curve.ts";
import { type ConsumerCategory, isBusiness } from "../typical/shapes.ts";
import { ofYear, type TypicalConsumer, typicalShape } from "../typical/typical-curve.ts";

export interface EstimateHome {
  readonly annualKwh: number;
  readonly category: ConsumerCategory;
  readonly connection: Connection;
  /** Null when unknown: the regulated tariff of the day, base option. */
  readonly contract: SupplyContract | null;
  /** The list of the regulated tariff that these prices are of, its power null when not told; null for an offer. */
  readonly regulated: { readonly power: SubscribedPower | null } | null;
  /** YYYY-MM: the last month of an offer's fixed price; absent where none was told. */
  readonly fixedUntil?: string;
  readonly offPeakHours: OffPeakHours;
  /** Whether these hours are the usual ones, because the person's are unknown. */
  readonly areHoursUsual?: boolean;
  /** Whether the VAT of its bills is given back to it: as to a business, when it is not told. */
  readonly reclaimsVat?: boolean;
  /** Whether a business is taken to work by day because its hours are unknown. */
  readonly isDaySupposed?: boolean;
}

/** Whether a home's sums are without VAT. */
export const reclaimsItsVat = ({ reclaimsVat, category }: EstimateHome): boolean =>
  reclaimsVat ?? isBusiness(category);

/** What the estimates of a day have in common, whoever they are for. Curves are computed once, then remembered. */
export interface EstimateYear {
  /** YYYY-MM-DD: the prices and taxes in force, and the calendar of the year. */
  readonly day: string;
  readonly grid: Grid;
  /** How a consumer spreads his year: the part of each step. */
  readonly shapeOf: (consumer: TypicalConsumer) => Float64Array;
  /** The period of each step, by a kind of tariff and its off-peak hours. */
  readonly periodsOf: (kind: SupplyContract["kind"], offPeakHours: OffPeakHours) => Uint8Array;
  /** A plant of 1 kW of some kind at a place. */
  readonly plantOf: (type: PlantType, latitude: number, longitude: number) => PlantYear;
}

/**
 * All of an estimate that does not depend on the project: made once for a person, then asked for each project
 * (`estimateFigures`).
 */
export interface PreparedHome extends EstimateYear {
  readonly home: EstimateHome;
  readonly customer: Customer;
  /** Wh per step. */
  readonly consumption: Float64Array;
  /** The tariff period of each step. */
  readonly periods: Uint8Array;
}

export interface PlantYear {
  /** Wh per step, and their sum. */
  readonly wh: Float64Array;
  readonly total: number;
}

/** Half-hours: as meters measure homes, and twice as fast as quarter-hours. */
const STEP = 30;
/** Plants of the same tenth of a degree (about 10 km) see the same sun. */
const TENTH = 10;

/** @throws RangeError on a day before the first known prices. */
export function prepareYear(day: string): EstimateYear {
  const grid = yearGrid(Number(day.slice(0, 4)), STEP);
  return {
    day,
    grid,
    shapeOf: rememberedShapes(grid),
    periodsOf: rememberedPeriods(grid),
    plantOf: rememberedPlants(grid),
  };
}

/** Prepares one home by itself. @throws RangeError as above, or on a figure that is not an energy. */
export const prepareHome = (home: EstimateHome, day: string): PreparedHome =>
  prepareHomeIn(home, prepareYear(day));

/**
 * @param year the same for several persons, so that what they have in common is computed once
 * @throws RangeError on a figure that is not an energy or a day before the first known prices.
 */
export function prepareHomeIn(home: EstimateHome, year: EstimateYear): PreparedHome {
  const { day } = year;
  const { annualKwh, category, connection, regulated, offPeakHours } = home;
  const power = regulated?.power ?? usualPower[category];
  const contract = home.contract ?? regulatedContract("base", day, power);
  const shape = year.shapeOf({ category, tariff: contract.kind, offPeakHours });
  return {
    ...year,
    home,
    customer: { contract, connection },
    consumption: ofYear(shape, annualKwh),
    periods: year.periodsOf(contract.kind, offPeakHours),
  };
}

/** The base tariff has no off-peak hours: whatever was told of them does not count. */
const tariffKey = (kind: SupplyContract["kind"], offPeakHours: OffPeakHours): string =>
  kind === "base" ? kind : `${kind} ${JSON.stringify(offPeakHours)}`;

function rememberedShapes(grid: Grid): EstimateYear["shapeOf"] {
  const known = new Map<string, Float64Array>();
  return (consumer) => {
    const { category, tariff, offPeakHours } = consumer;
    const key = `${category} ${tariffKey(tariff, offPeakHours)}`;
    const shape = known.get(key) ?? typicalShape(consumer, grid);
    known.set(key, shape);
    return shape;
  };
}

function rememberedPeriods(grid: Grid): EstimateYear["periodsOf"] {
  const known = new Map<string, Uint8Array>();
  return (kind, offPeakHours) => {
    const key = tariffKey(kind, offPeakHours);
    const periods = known.get(key) ?? periodOfStep(grid, kind, offPeakHours);
    known.set(key, periods);
    return periods;
  };
}

function rememberedPlants(grid: Grid): EstimateYear["plantOf"] {
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
