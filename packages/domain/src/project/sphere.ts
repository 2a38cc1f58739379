import { type Coordinates, earthRadiusKm, toDegrees, toRadians } from "../address/index.ts";

/** A direction from the centre of the Earth (length 1). */
export type Vector = readonly [x: number, y: number, z: number];

export function toVector({ latitude, longitude }: Coordinates): Vector {
  const phi = toRadians(latitude);
  const lambda = toRadians(longitude);
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

export function toCoordinates([x, y, z]: Vector): Coordinates {
  return { latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))), longitude: toDegrees(Math.atan2(y, x)) };
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const normalise = (a: Vector): Vector => scale(a, 1 / Math.hypot(...a));

/**
 * The squared length of the straight line through the Earth between two points (radius 1): it grows with the
 * great circle.
 */
export function squaredChord(a: Vector, b: Vector): number {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  const z = a[2] - b[2];
  return x * x + y * y + z * z;
}

/** The chord of a great-circle distance in km. */
export const chordOfKm = (km: number): number =>
  2 * Math.sin(Math.min(Math.PI / 2, km / (2 * earthRadiusKm)));

/** Chords are exact to 1e-15: those that differ by less than this (6 micrometres) are told apart by the haversine. */
export const CHORD_TOLERANCE = 1e-12;
