import type { JudgedSite } from "../perimeter/judge-reach.ts";

/** What makes a participant or candidate matter to the owner of the perimeter. */
export interface Weighed extends JudgedSite {
  readonly id: string;
  readonly kind: "consumption-point" | "production-point" | "project";
  readonly participant: boolean;
}

/**
 * In order: the plants and the two furthest apart, participants who break the rule, candidates who would,
 * those whose commune is to be checked, then the other participants and candidates.
 */
function rankOf({ id, kind, participant, faults, inDoubt }: Weighed, pair: readonly string[]): number {
  if (kind !== "consumption-point" || pair.includes(id)) return 0;
  if (faults.length > 0) return participant ? 1 : 2;
  if (inDoubt) return 3;
  return participant ? 4 : 5;
}

/** All of them, those the owner must know of first; of equals the furthest first. */
export function inImportance<S extends Weighed>(standers: readonly S[], pair: readonly string[] | null): S[] {
  return standers
    .map((stander) => ({ stander, rank: rankOf(stander, pair ?? []) }))
    .sort((a, b) => a.rank - b.rank || b.stander.furthestKm - a.stander.furthestKm)
    .map(({ stander }) => stander);
}
