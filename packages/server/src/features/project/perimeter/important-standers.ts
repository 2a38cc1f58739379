import type { PerimeterFault } from "@mec/domain/project";

export interface JudgedSite {
  readonly faults: readonly PerimeterFault[];
  /** The distance to the participant who is furthest away. */
  readonly furthestKm: number;
  readonly inDoubt: boolean;
}

/** What makes a participant or candidate matter to the owner of the perimeter. */
export interface Weighed extends JudgedSite {
  readonly isPlant: boolean;
  /** Whether it is one of the two participants furthest apart. */
  readonly isOfPair: boolean;
  readonly participant: boolean;
}

/**
 * In order: the plants and the two furthest apart, participants who break the rule, candidates who would,
 * those whose commune is to be checked, then the other participants and candidates.
 */
function rankOf({ isPlant, isOfPair, participant, faults, inDoubt }: Weighed): number {
  if (isPlant || isOfPair) return 0;
  if (faults.length > 0) return participant ? 1 : 2;
  if (inDoubt) return 3;
  return participant ? 4 : 5;
}

/** All of them by importance to the owner; of equals the furthest first. */
export function inImportance<S extends Weighed>(standers: readonly S[]): S[] {
  return standers
    .map((stander) => ({ stander, rank: rankOf(stander) }))
    .sort((a, b) => a.rank - b.rank || b.stander.furthestKm - a.stander.furthestKm)
    .map(({ stander }) => stander);
}
