import { type Station, stations } from "./stations.ts";
import { clearSky, radians, solarDay } from "./sun.ts";

/** The sky of a place, by month. */
export interface Sky {
  /** Part of the irradiation of a cloudless sky that reaches the ground. */
  readonly clearness: readonly number[];
  /** °C, in the daytime. */
  readonly temperature: readonly number[];
}

const NEIGHBOURS = 4;
/** The daytime is warmer than the mean over 24 hours by this, °C. */
const DAYTIME_EXCESS = 3;
const DAY = 86_400_000;
/** Any year does: a month's cloudless irradiation hardly changes. */
const YEAR = 2025;

/** The sky of a place, from the nearest stations, by the inverse square of their distances. */
export function skyOf(latitude: number, longitude: number): Sky {
  const near = stations
    .map((station) => ({ station, weight: 1 / (distanceSquared(station, latitude, longitude) + 0.01) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, NEIGHBOURS)
    .map(({ station, weight }) => ({ ...station, weight, clearness: knownClearness(station) }));
  const weights = near.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (value: (index: number) => number): number =>
    near.reduce((sum, { weight }, index) => sum + weight * value(index), 0) / weights;
  const months = Array.from({ length: 12 }, (_, month) => month);
  return {
    clearness: months.map((month) => mean((index) => near[index]!.clearness[month]!)),
    temperature: months.map((month) => mean((index) => near[index]!.temperature[month]! + DAYTIME_EXCESS)),
  };
}

/** In squared degrees of latitude. */
function distanceSquared(station: Station, latitude: number, longitude: number): number {
  const east = (station.longitude - longitude) * Math.cos(radians(latitude));
  return (station.latitude - latitude) ** 2 + east ** 2;
}

const clearnessByStation = new Map<Station, readonly number[]>();

/** A station's clearness, computed once: it takes as long as a year of production. */
function knownClearness(station: Station): readonly number[] {
  const known = clearnessByStation.get(station) ?? clearnessOf(station);
  clearnessByStation.set(station, known);
  return known;
}

/** The irradiation that reaches the ground each month, relative to a cloudless sky. */
function clearnessOf({ latitude, irradiation }: Station): number[] {
  return irradiation.map((kwh, month) => {
    const days = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
    let cloudless = 0;
    for (let day = 1; day <= days; day += 5) {
      cloudless += cloudlessDay(latitude, Date.UTC(YEAR, month, day)) / Math.ceil(days / 5);
    }
    return (kwh * 1000) / days / cloudless;
  });
}

/** Irradiation of a horizontal square metre over a day without clouds, Wh. */
function cloudlessDay(latitude: number, midnight: number): number {
  const sun = solarDay(midnight + DAY / 2);
  const [sinLatitude, cosLatitude] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))];
  let sum = 0;
  for (let hour = -11.75; hour < 12; hour += 0.5) {
    const cosZenith =
      sinLatitude * sun.sinDeclination + cosLatitude * sun.cosDeclination * Math.cos(radians(15 * hour));
    if (cosZenith > 0) sum += clearSky(cosZenith) / 2;
  }
  return sum;
}
