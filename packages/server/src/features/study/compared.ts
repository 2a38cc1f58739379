/**
 * Of how many people at most the sum of their own page stands beside the study's, each of which is counted by itself: nobody compares
 * more, and all would wait.
 */
export const mostCompared = 200;

interface Members<M> {
  readonly members: readonly M[];
  readonly candidates: readonly M[];
}

/**
 * Of whom it is told: of all where they are few, else of the candidates alone, those first who would add most.
 * @param findAdded finds what each candidate would add: asked only where some must be left out, so that few wait for nothing
 */
export async function comparedOf<M>(
  { members, candidates }: Members<M>,
  findAdded: () => Promise<(candidate: M) => number>,
  most = mostCompared,
): Promise<readonly M[]> {
  if (members.length + candidates.length <= most) return [...members, ...candidates];
  const addedBy = await findAdded();
  return candidates.toSorted((one, other) => addedBy(other) - addedBy(one)).slice(0, most);
}
