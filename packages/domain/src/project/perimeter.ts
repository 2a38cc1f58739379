import { type Coordinates, greatCircleKm } from "../address/index.ts";
import { type ConflictRule, ConflictTree } from "./conflict-tree.ts";
import { type GreatestDistance, greatestPairwiseDistance } from "./greatest-distance.ts";
import type { Perimeter } from "./schemas.ts";
import { CHORD_TOLERANCE, chordOfKm, squaredChord, toVector } from "./sphere.ts";

export type PerimeterInput = { readonly limitKm: number; readonly points: readonly Coordinates[] };

export type PerimeterVerdict = {
  /** The greatest distance between two points, not rounded; 0 under two points. */
  greatestKm: number;
  /** Indexes of the two points that far apart. */
  pair: [number, number] | null;
  ok: boolean;
  /** Indexes of the points that must leave for the others to be within the limit. */
  breakers: number[];
};

/** Whether two points of the list are farther apart than the limit; only a close case needs the haversine. */
function conflictRule({ limitKm, points }: PerimeterInput): ConflictRule {
  const vectors = points.map(toVector);
  const surelyWithin = Math.max(0, chordOfKm(limitKm) - CHORD_TOLERANCE) ** 2;
  const surelyBeyond = (chordOfKm(limitKm) + CHORD_TOLERANCE) ** 2;
  return {
    surelyWithin,
    surelyBeyond,
    inConflict(first, second) {
      const a = vectors[first];
      const b = vectors[second];
      if (!a || !b) return false;
      const squared = squaredChord(a, b);
      if (squared < surelyWithin || squared > surelyBeyond) return squared > surelyBeyond;
      const from = points[first];
      const to = points[second];
      return from !== undefined && to !== undefined && greatCircleKm(from, to) > limitKm;
    },
  };
}

/**
 * A small set of points whose removal brings the others within the limit: again and again the one that is too far
 * from the most others; between equals the last of the list, so that the eldest stay.
 */
function findBreakers(input: PerimeterInput): number[] {
  const tree = new ConflictTree(input.points, conflictRule(input));
  const breakers: number[] = [];
  for (let worst = tree.worst; worst !== null; worst = tree.worst) {
    breakers.push(worst);
    tree.leaveOut(worst);
  }
  return breakers.sort((a, b) => a - b);
}

/** The true rule of the perimeter over these points, the oldest participant first. */
export function perimeterCheck(
  { limitKm, points }: PerimeterInput,
  greatest: GreatestDistance | null = greatestPairwiseDistance(points),
): PerimeterVerdict {
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

/** The same for who looks for a place: the derogation is the owner's to ask, and the help tells the rest. */
export const perimeterCommunes: Record<Perimeter, string | null> = {
  2: null,
  10: "Communes rurales ou périurbaines seulement.",
  20: "Communes rurales seulement.",
};
