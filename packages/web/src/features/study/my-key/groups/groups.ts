/** A group is served before those that follow; a participant in no group is served last. */
interface Group {
  readonly name: string;
  readonly ids: readonly string[];
}
export type Groups = readonly Group[];

/** The index of a participant's group, or the number of groups when he is in none. */
export function placeOf(groups: Groups, id: string): number {
  const place = groups.findIndex(({ ids }) => ids.includes(id));
  return place === -1 ? groups.length : place;
}

/** Puts a participant in a group, or in none when the index is past the last. */
export function moveMember(groups: Groups, id: string, place: number): Groups {
  return groups.map((group, index) => {
    const others = group.ids.filter((other) => other !== id);
    return { ...group, ids: index === place ? [...others, id] : others };
  });
}

/** A group changes places with its neighbour: `by` is -1 to be served earlier, 1 later. */
export function moveGroup(groups: Groups, index: number, by: -1 | 1): Groups {
  const [group, neighbour] = [groups[index], groups[index + by]];
  if (!group || !neighbour) return groups;
  return groups.map((one, place) => (place === index ? neighbour : place === index + by ? group : one));
}
