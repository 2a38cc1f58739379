/** The energies that rates are computed from, Wh, over any period or part of it. */
export interface Energies {
  /** ΣA: local energy consumed. */
  readonly shared: number;
  /** ΣP. */
  readonly production: number;
  /** ΣC. */
  readonly consumption: number;
}

/** Rates between 0 and 1 (coverage may pass 1); undefined where there is nothing to divide by. */
export interface Rates {
  /** ΣA / ΣP, taux d'autoconsommation. */
  readonly selfConsumption: number | undefined;
  /** ΣA / ΣC, taux d'autoproduction. */
  readonly selfProduction: number | undefined;
  /** ΣP / ΣC, taux de couverture. */
  readonly coverage: number | undefined;
}

/** The three rates of an operation, a participant, a month or an hour. */
export function rates({ shared, production, consumption }: Energies): Rates {
  return {
    selfConsumption: ratio(shared, production),
    selfProduction: ratio(shared, consumption),
    coverage: ratio(production, consumption),
  };
}

function ratio(part: number, whole: number): number | undefined {
  return whole > 0 ? part / whole : undefined;
}

/**
 * Gini index of the local share of each consumer (A_i / C_i): 0 when all have the same share of their consumption
 * served locally, near 1 when one alone is served. Consumers who withdraw nothing do not count.
 */
export function giniOfShares(shared: ArrayLike<number>, consumption: ArrayLike<number>): number {
  const parts: number[] = [];
  for (let i = 0; i < consumption.length; i++) {
    const part = ratio(shared[i] ?? 0, consumption[i] ?? 0);
    if (part !== undefined) parts.push(part);
  }
  parts.sort((a, b) => a - b);
  const sum = parts.reduce((a, b) => a + b, 0);
  if (sum === 0) return 0;
  const weighted = parts.reduce((total, part, rank) => total + (2 * (rank + 1) - parts.length - 1) * part, 0);
  return weighted / (parts.length * sum);
}
