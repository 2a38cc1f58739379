/**
 * Of how many people at most the sum of their own page stands beside the study's, each of which is counted by itself: nobody compares
 * more, and all would wait.
 */
export const mostCompared = 200;

interface Members<M> {
  readonly members: readonly M[];
  readonly candidates: readonly M[];
}

/** Of whom it is told: of all where they are few, else of the candidates alone, those first who would add most. */
export const comparedOf = <M>(
  { members, candidates }: Members<M>,
  addedBy: (candidate: M) => number,
  most = mostCompared,
): readonly M[] =>
  members.length + candidates.length <= most
    ? [...members, ...candidates]
    : candidates.toSorted((one, other) => addedBy(other) - addedBy(one)).slice(0, most);
