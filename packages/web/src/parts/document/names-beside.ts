interface Named {
  readonly name: string;
  /** Absent from the answers of a server of the former release. */
  readonly pointName?: string | undefined;
}

/** How each is named beside the others: with the place, where one person takes part with several. */
export function namesBeside(all: readonly Named[]): (one: Named) => string {
  const known = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of all) (known.has(name) ? repeated : known).add(name);
  return ({ name, pointName }) => (pointName && repeated.has(name) ? `${name} (${pointName})` : name);
}
