interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
  refetch(): unknown;
}

/** Something that was asked for, and may not have come yet. */
export interface Expected<T> {
  /** Undefined until all parts have come. */
  readonly data: T | undefined;
  /** Why a part did not come; null once all have. */
  readonly error: Error | null;
  /** Asks again for the parts that did not come. */
  readonly retry: () => void;
}

type Answers<Q> = { [K in keyof Q]: Q[K] extends { readonly data: infer D } ? Exclude<D, undefined> : never };

/** Several queries as one. */
export function together<Q extends Readonly<Record<string, Asked>>>(queries: Q): Expected<Answers<Q>> {
  const all = Object.values(queries);
  const isThere = all.every(({ data }) => data !== undefined);
  const answers = Object.entries(queries).map(([name, { data }]) => [name, data]);
  return {
    data: isThere ? (Object.fromEntries(answers) as Answers<Q>) : undefined,
    error: isThere ? null : (all.find(({ error }) => error)?.error ?? null),
    retry: () => {
      for (const query of all) if (query.error) query.refetch();
    },
  };
}
