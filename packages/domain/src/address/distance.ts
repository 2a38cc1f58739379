import type { Coordinates } from "./address.ts";

/** The Earth's mean radius, fixed by the specification (§9). */
export const earthRadiusKm = 6371;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** The haversine of the angle between two places: it grows with their distance, and tells which is nearer in less time. */
export function haversine(a: Coordinates, b: Coordinates): number {
  const latitudeA = toRadians(a.latitude);
  const latitudeB = toRadians(b.latitude);
  const sinHalfLatitude = Math.sin((latitudeB - latitudeA) / 2);
  const sinHalfLongitude = Math.sin((toRadians(b.longitude) - toRadians(a.longitude)) / 2);
  return (
    sinHalfLatitude * sinHalfLatitude +
    Math.cos(latitudeA) * Math.cos(latitudeB) * sinHalfLongitude * sinHalfLongitude
  );
}

/** Great-circle distance in km on a sphere of radius 6371 km, not rounded: for rules. */
export const greatCircleKm = (a: Coordinates, b: Coordinates): number =>
  2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine(a, b))));

/** §9: the distance that is shown, in km: 2 decimals, never under 0.001. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return Math.max(0.001, Math.round(greatCircleKm(a, b) * 100) / 100);
}

export type BoundingBox = {
  minLatitude: number;
  maxLatitude: number;
  minLongitude: number;
  maxLongitude: number;
};

/**
 * The smallest box (degrees) that holds the disc of `radiusKm` around `centre`: a first, indexable filter before
 * the true distance. It spans every longitude when the disc reaches a pole or crosses the antimeridian.
 */
export function boundingBox(centre: Coordinates, radiusKm: number): BoundingBox {
  const angle = radiusKm / earthRadiusKm;
  const minLatitude = Math.max(-90, centre.latitude - toDegrees(angle));
  const maxLatitude = Math.min(90, centre.latitude + toDegrees(angle));
  const worldWide = { minLatitude, maxLatitude, minLongitude: -180, maxLongitude: 180 };
  if (minLatitude === -90 || maxLatitude === 90) return worldWide;
  const halfWidth = toDegrees(Math.asin(Math.sin(angle) / Math.cos(toRadians(centre.latitude))));
  const minLongitude = centre.longitude - halfWidth;
  const maxLongitude = centre.longitude + halfWidth;
  if (minLongitude < -180 || maxLongitude > 180) return worldWide;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}
