import type { CommuneFacts, Coordinates } from "../address/index.ts";
import { admitsCommune, type PerimeterGround } from "./perimeter-rule.ts";
import { type PlaceVerdict, type PublicReach, publicVerdict } from "./public-geometry.ts";
import type { Perimeter } from "./schemas.ts";

/** What the public may know of a project's perimeter: no participant's place or commune is in it. */
export interface PublicPerimeter {
  readonly limitKm: Perimeter;
  readonly ground: PerimeterGround;
  /** The commune of the published address; null when it is not recognised. */
  readonly commune: CommuneFacts | null;
  readonly reach: PublicReach;
}

/** A place that somebody asks about; its commune is null when he did not say it. */
export interface AskedPlace extends Coordinates {
  readonly commune: CommuneFacts | null;
}

/** What a verdict that is not `inside` rests on. */
export const verdictReasons = ["distance", "commune", "building", "intercommunality"] as const;
export type VerdictReason = (typeof verdictReasons)[number];

export interface PlaceJudgement {
  readonly verdict: PlaceVerdict;
  /** Null when the place is inside. */
  readonly reason: VerdictReason | null;
}

/**
 * The asker may be a public body of the same intercommunalité, which nothing tells: a place in another one is
 * ruled out, any other is for the owner to judge.
 */
function amongBodies({ commune }: PublicPerimeter, place: AskedPlace): PlaceJudgement {
  const [ours, theirs] = [commune, place.commune].map((one) => one?.intercommunality?.siren);
  const isElsewhere = ours !== undefined && theirs !== undefined && ours !== theirs;
  return { verdict: isElsewhere ? "outside" : "border", reason: "intercommunality" };
}

/**
 * The rule of the perimeter as far as the public may know it: what can be ruled out is `outside`, and what only the
 * owner can tell, a commune that was not said included, is at the `border`.
 */
export function judgePlace(perimeter: PublicPerimeter, place: AskedPlace): PlaceJudgement {
  const { ground, limitKm, reach } = perimeter;
  if (ground === "intercommunality") return amongBodies(perimeter, place);
  const byDistance = publicVerdict(reach, place);
  if (byDistance === "outside") return { verdict: "outside", reason: "distance" };
  if (ground === "building") return { verdict: "border", reason: "building" };
  const isAdmitted = admitsCommune(limitKm, place.commune);
  if (isAdmitted === false) return { verdict: "outside", reason: "commune" };
  if (byDistance === "border") return { verdict: "border", reason: "distance" };
  return isAdmitted === null ? { verdict: "border", reason: "commune" } : { verdict: "inside", reason: null };
}
