import type { Grid } from "../series/grid.ts";
import { monthlyValue } from "../series/scale.ts";
import { type Sky, skyOf } from "./sky.ts";
import { clearSky, hourAngle, radians, type SolarDay, solarDay } from "./sun.ts";

/** A photovoltaic field, angles in degrees. */
export interface SolarField {
  readonly latitude: number;
  readonly longitude: number;
  /** 0 is flat, 90 a wall. */
  readonly tilt: number;
  /** Where it faces: 0 is south, −90 east, 90 west, 180 north. */
  readonly azimuth: number;
}

/** Cables, inverter, dirt, mismatch: PVGIS' usual 14 %. */
const SYSTEM = 0.86;
const ALBEDO = 0.2;
/** Loss of a crystalline cell per °C over 25 °C, and its heating by the sun, °C per W/m². */
const LOSS_PER_DEGREE = 0.004;
const HEATING = 0.025;
const REFLECTION = 0.05;
/** The greatest clearness, relative to Haurwitz's cloudless sky. */
const CLEAREST = 1.05;
const LARGEST_SWING = 0.75;
/** Fractions of multiples of the golden ratio spread days evenly between dull and bright. */
const GOLDEN = 0.6180339887498949;
const DAY = 86_400_000;

/** A field facing the equator, at the slope of a usual roof (or of a tropical one). */
export function usualField(latitude: number, longitude: number): SolarField {
  const isTropical = Math.abs(latitude) < 25;
  return { latitude, longitude, tilt: isTropical ? 15 : 30, azimuth: latitude < 0 ? 180 : 0 };
}

/**
 * Wh per step of a field of 1 kWc in a typical year: position of the sun, cloudless irradiance, clearness of each
 * month (with dull and bright days around it, always the same ones), direct and diffuse light on the panel
 * (Erbs; Hay and Davies), reflection, temperature, 14 % of losses.
 * The sun does not follow clocks: everything here is in UTC.
 */
export function solarCurve(field: SolarField, grid: Grid): Float64Array {
  const sky = skyOf(field.latitude, field.longitude);
  const angles = anglesOf(field);
  const step = grid.stepMinutes * 60_000;
  const wattHours = (grid.stepMinutes / 60) * SYSTEM;
  const turn = radians(grid.stepMinutes / 4);
  const [sinTurn, cosTurn] = [Math.sin(turn), Math.cos(turn)];
  const values = new Float64Array(grid.length);
  let [tomorrow, sun, clearness, temperature] = [0, solarDay(grid.start), 0, 0];
  // The sun's hour by its sine and cosine, rotated from step to step: quicker than computing them anew.
  let [sin, cos] = [0, 1];
  for (let t = 0; t < grid.length; t++) {
    const middle = grid.start + (t + 0.5) * step;
    if (middle < tomorrow) {
      const turned = sin * cosTurn + cos * sinTurn;
      cos = cos * cosTurn - sin * sinTurn;
      sin = turned;
    } else {
      tomorrow = (Math.floor(middle / DAY) + 1) * DAY;
      sun = solarDay(middle);
      const angle = hourAngle(middle, field.longitude, sun);
      sin = Math.sin(angle);
      cos = Math.cos(angle);
      clearness = clearnessOn(sky, sun.dayOfYear);
      temperature = monthlyValue(sky.temperature, sun.dayOfYear);
    }
    const received = panelIrradiance(angles, sun, sin, cos, clearness);
    if (received === 0) continue;
    const cell = temperature + HEATING * received;
    values[t] = received * wattHours * (1 - LOSS_PER_DEGREE * (cell - 25));
  }
  return values;
}

/** The clearness of a day: its month's, made brighter or duller. */
function clearnessOn({ clearness }: Sky, dayOfYear: number): number {
  const mean = monthlyValue(clearness, dayOfYear);
  const swing = Math.min(LARGEST_SWING, CLEAREST / mean - 1);
  const brightness = (dayOfYear * GOLDEN) % 1;
  return mean * (1 + swing * (2 * brightness - 1));
}

interface Angles {
  readonly sinLatitude: number;
  readonly cosLatitude: number;
  readonly cosTilt: number;
  /** Of the panel's slope towards the south, and towards the west. */
  readonly south: number;
  readonly west: number;
}

function anglesOf({ latitude, tilt, azimuth }: SolarField): Angles {
  const sinTilt = Math.sin(radians(tilt));
  return {
    sinLatitude: Math.sin(radians(latitude)),
    cosLatitude: Math.cos(radians(latitude)),
    cosTilt: Math.cos(radians(tilt)),
    south: sinTilt * Math.cos(radians(azimuth)),
    west: sinTilt * Math.sin(radians(azimuth)),
  };
}

/** Irradiance of the panel less what its glass reflects, W/m². */
function panelIrradiance(
  angles: Angles,
  sun: SolarDay,
  sinHour: number,
  cosHour: number,
  clearness: number,
): number {
  const { sinLatitude, cosLatitude, cosTilt, south, west } = angles;
  const { sinDeclination, cosDeclination, extraterrestrial } = sun;
  const cosZenith = sinLatitude * sinDeclination + cosLatitude * cosDeclination * cosHour;
  if (cosZenith <= 0.01) return 0;
  const cosIncidence =
    cosZenith * cosTilt +
    south * (sinLatitude * cosDeclination * cosHour - cosLatitude * sinDeclination) +
    west * cosDeclination * sinHour;
  const horizontal = clearness * clearSky(cosZenith);
  const diffuse = horizontal * diffusePart(horizontal / (extraterrestrial * cosZenith));
  const direct = horizontal - diffuse;
  const gain = Math.max(0, cosIncidence) / Math.max(cosZenith, 0.05);
  const aroundSun = direct / (extraterrestrial * cosZenith);
  const fromSky = diffuse * ((1 - aroundSun) * ((1 + cosTilt) / 2) + aroundSun * gain);
  const fromGround = (horizontal * ALBEDO * (1 - cosTilt)) / 2;
  const passed = cosIncidence > 0 ? Math.max(0, 1 - REFLECTION * (1 / cosIncidence - 1)) : 0;
  return direct * gain * passed + fromSky + fromGround;
}

/**
 * The diffuse part of the light, by the clearness index `k`: light at the ground relative to above the
 * atmosphere.
 * Source: D. G. Erbs, S. A. Klein and J. A. Duffie, Solar Energy 28 (4), 1982.
 */
function diffusePart(k: number): number {
  if (k <= 0.22) return 1 - 0.09 * k;
  if (k > 0.8) return 0.165;
  return 0.9511 + k * (-0.1604 + k * (4.388 + k * (-16.638 + k * 12.336)));
}
