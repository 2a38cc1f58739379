import { type Coordinates, greatCircleKm } from "../address/index.ts";
import { greatestPairwiseDistance } from "./greatest-distance.ts";
import type { Perimeter } from "./schemas.ts";
import { CHORD_TOLERANCE, chordOfKm, squaredChord, toVector } from "./sphere.ts";

export type PerimeterInput = { readonly limitKm: number; readonly points: readonly Coordinates[] };

export type PerimeterVerdict = {
  /** The greatest distance between two points, not rounded; 0 under two points. */
  greatestKm: number;
  /** Indexes of the pair that makes it. */
  pair: [number, number] | null;
  ok: boolean;
  /** Indexes of the points to leave out for the others to be within the limit. */
  breakers: number[];
};

const areTooFar = (a: Coordinates, b: Coordinates, limitKm: number): boolean => greatCircleKm(a, b) > limitKm;

/** Says of two points of the list whether they are farther apart than the limit: the haversine decides near it only. */
function conflictTest({ limitKm, points }: PerimeterInput) {
  const sites = points.map((coordinates) => ({ coordinates, vector: toVector(coordinates) }));
  const surelyWithin = Math.max(0, chordOfKm(limitKm) - CHORD_TOLERANCE) ** 2;
  const surelyBeyond = (chordOfKm(limitKm) + CHORD_TOLERANCE) ** 2;
  return (first: number, second: number): boolean => {
    const a = sites[first];
    const b = sites[second];
    if (!a || !b) return false;
    const squared = squaredChord(a.vector, b.vector);
    if (squared < surelyWithin || squared > surelyBeyond) return squared > surelyBeyond;
    return areTooFar(a.coordinates, b.coordinates, limitKm);
  };
}

/**
 * A small set of points whose removal brings the others within the limit: again and again the one that is too far
 * from the most others; between equals the last of the list, so that the eldest stay.
 */
function findBreakers(input: PerimeterInput): number[] {
  const inConflict = conflictTest(input);
  const indexes = input.points.map((_, index) => index);
  const conflicts = indexes.map((index) => indexes.filter((other) => inConflict(index, other)).length);
  const breakers: number[] = [];
  for (;;) {
    const worst = conflicts.lastIndexOf(conflicts.reduce((most, count) => Math.max(most, count), 0));
    if (!conflicts[worst]) return breakers.sort((a, b) => a - b);
    breakers.push(worst);
    conflicts.forEach((count, other) => {
      if (inConflict(worst, other)) conflicts[other] = count - 1;
    });
    conflicts[worst] = 0;
  }
}

/** The true rule of the perimeter over these points, the oldest participant first. */
export function perimeterCheck({ limitKm, points }: PerimeterInput): PerimeterVerdict {
  const greatest = greatestPairwiseDistance(points);
  const greatestKm = greatest?.km ?? 0;
  const ok = greatestKm <= limitKm;
  return {
    greatestKm,
    pair: greatest?.pair ?? null,
    ok,
    breakers: ok ? [] : findBreakers({ limitKm, points }),
  };
}

/** What each perimeter demands (arrêté of 21 November 2019 as amended on 21 February 2025); null for 2 km. */
export const perimeterConditions: Record<Perimeter, string | null> = {
  2: null,
  10: "Un périmètre de 10 km suppose que tous les participants se trouvent dans des communes rurales ou périurbaines au sens de l’INSEE, et une dérogation que la personne morale organisatrice demande au ministre chargé de l’énergie.",
  20: "Un périmètre de 20 km suppose que tous les participants se trouvent dans des communes rurales au sens de l’INSEE, et une dérogation que la personne morale organisatrice demande au ministre chargé de l’énergie.",
};
